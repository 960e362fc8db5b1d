// swift-format-ignore-file
// Written by Tools/embed-openapi.sh from openapi.yaml; change that file instead.

/// openapi.yaml, byte for byte.
let openAPIText: StaticString = ##"""
openapi: 3.1.0
info:
  title: Understudy
  version: 0.1.0
  summary: A stand-in for UIKit's view controllers, without UIKit.
  description: |
    Understudy simulates UIKit's view controller system: containment, presentation, navigation, appearance callbacks,
    rotation, segues and state restoration. A session is one run of a simulated app. Operations change its controller
    hierarchy, and each answers with the callbacks that UIKit would have sent, in UIKit's order.

    ```sh
    curl -s localhost:8080/v1/sessions -H 'Content-Type: application/json' -d '{
      "root": {"class": "UINavigationController", "as": "nav", "viewControllers": [{"as": "home"}]}}'
    curl -s "localhost:8080/v1/sessions/$SESSION/controllers/nav/push?format=text" \
      -H 'Content-Type: application/json' -d '{"controller": {"as": "detail"}}'
    ```

    **What UIKit refuses is a result.** An operation that UIKit would ignore or answer with an exception is a 200 with
    `outcome: ignored` or `outcome: raised`. A 4xx means that the request itself was wrong, and changes nothing.

    **Determinism.** The same operations on the same definition give byte-identical events. Time is virtual.

    **Representations.** `format` in the query wins over `Accept`. With `text`, events are one line each, fit for `diff`.

    **Errors** are `application/problem+json` (RFC 9457) with a stable `code`; each code has a page at
    `/problems/{code}`. A client that prefers `text/plain` gets one line instead.

    **Tracing.** A request with `traceparent` (W3C Trace Context) gets one back with the same trace, which problems and
    the service's log name.
  contact:
    name: The Understudy project
    url: https://example.org/understudy
  license:
    name: Apache 2.0
    identifier: Apache-2.0
servers:
  - url: http://127.0.0.1:8080
    description: A service started by `understudy serve`.
security:
  - {}
  - bearerAuth: []
tags:
  - name: Sessions
    description: Simulated app runs, created from a definition and deleted when done.
  - name: Hierarchy
    description: The controllers of a session and what their properties answer now.
  - name: Presentation
    description: Operations that present and dismiss.
  - name: Navigation
    description: Operations on navigation controllers.
  - name: Containment
    description: Operations of custom container view controllers.
  - name: Tab, split and page
    description: Operations on tab bar, split view and page view controllers.
  - name: Segues and actions
    description: Operations that start from a storyboard, a control or a key.
  - name: Views and properties
    description: Operations on a controller's view and properties.
  - name: Device and app
    description: Operations of the device, the window, the clock and the app.
  - name: Log
    description: What happened in a session, as events, pictures and comparisons.
  - name: Journal
    description: A session's past, as something to go back to, branch off and carry elsewhere.
  - name: Storyboards
    description: Interface Builder documents.
  - name: Scenarios
    description: Scenario files and logs of real apps, held against the model.
  - name: Service
    description: The service itself.
paths:
  /:
    get:
      operationId: getInspector
      security: []
      tags: [Service]
      summary: Start page
      description: A short page with links to everything else.
      responses:
        "200": {$ref: "#/components/responses/Page"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "500": {$ref: "#/components/responses/InternalError"}
  /docs:
    get:
      operationId: getDocumentation
      security: []
      tags: [Service]
      summary: API page
      description: This document as a page to read, without scripts.
      responses:
        "200": {$ref: "#/components/responses/Page"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "500": {$ref: "#/components/responses/InternalError"}
  /openapi.yaml:
    get:
      operationId: getOpenAPIAsYAML
      security: []
      tags: [Service]
      summary: This document
      description: This document, byte for byte as the project has it.
      responses:
        "200":
          description: The document.
          headers: {Request-Id: {$ref: "#/components/headers/RequestId"}}
          content:
            application/yaml:
              schema: {type: object, description: An OpenAPI 3.1 document.}
        "400": {$ref: "#/components/responses/BadRequest"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "500": {$ref: "#/components/responses/InternalError"}
  /openapi.json:
    get:
      operationId: getOpenAPIAsJSON
      security: []
      tags: [Service]
      summary: This document as JSON
      description: The same document as `/openapi.yaml`, for tools that read JSON only.
      responses:
        "200":
          description: The document.
          headers: {Request-Id: {$ref: "#/components/headers/RequestId"}}
          content:
            application/json:
              schema:
                type: object
                description: An OpenAPI 3.1 document.
                required: [openapi, info, paths]
                properties:
                  openapi: {const: 3.1.0}
                  info: {type: object, description: Title and version.}
                  paths: {type: object, description: All paths.}
        "400": {$ref: "#/components/responses/BadRequest"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "500": {$ref: "#/components/responses/InternalError"}
  /problems:
    get:
      operationId: listProblems
      security: []
      tags: [Service]
      summary: All problem codes
      description: Every code that a problem can have, with its status and meaning.
      parameters:
        - {$ref: "#/components/parameters/PageFormat"}
      responses:
        "200": {$ref: "#/components/responses/PageOrText"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "500": {$ref: "#/components/responses/InternalError"}
  /problems/{code}:
    get:
      operationId: getProblem
      security: []
      tags: [Service]
      summary: The page of a problem code
      description: What the code means and what to do about it. The `type` of every problem leads here.
      parameters:
        - name: code
          in: path
          required: true
          description: The `code` of a problem.
          schema: {$ref: "#/components/schemas/ProblemCode"}
          example: session_not_found
        - {$ref: "#/components/parameters/PageFormat"}
      responses:
        "200": {$ref: "#/components/responses/PageOrText"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "500": {$ref: "#/components/responses/InternalError"}
  /version:
    get:
      operationId: getVersion
      security: []
      tags: [Service]
      summary: Build and instance
      description: Which program answers, so that a test harness does not adopt a stranger's server.
      responses:
        "200":
          description: The build.
          headers: {Request-Id: {$ref: "#/components/headers/RequestId"}}
          content:
            application/json:
              schema: {$ref: "#/components/schemas/Version"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "500": {$ref: "#/components/responses/InternalError"}
  /livez:
    get:
      operationId: getLiveness
      security: []
      tags: [Service]
      summary: Liveness
      description: Answers as long as the process serves requests; it touches nothing else.
      responses:
        "200": {$ref: "#/components/responses/Health"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "500": {$ref: "#/components/responses/InternalError"}
  /readyz:
    get:
      operationId: getReadiness
      security: []
      tags: [Service]
      summary: Readiness
      description: 200 when requests are welcome; 503 while the service stops or its store cannot be reached.
      responses:
        "200": {$ref: "#/components/responses/Health"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "500": {$ref: "#/components/responses/InternalError"}
        "503": {$ref: "#/components/responses/Unavailable"}
  /metrics:
    get:
      operationId: getMetrics
      tags: [Service]
      summary: Metrics
      description: Counters and histograms in the text format of Prometheus.
      responses:
        "200":
          description: The metrics.
          headers: {Request-Id: {$ref: "#/components/headers/RequestId"}}
          content:
            text/plain:
              schema: {type: string, description: Prometheus text format 0.0.4.}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}

  /v1/sessions:
    post:
      operationId: createSession
      tags: [Sessions]
      summary: Create a session
      description: >-
        Launches a simulated app and answers with the session and the events of the launch. Every field of the
        definition is optional; without a root the window stays empty.
      parameters:
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: false
        content:
          application/json:
            schema: {$ref: "#/components/schemas/SessionDefinition"}
            examples:
              empty: {value: {}}
              navigation:
                value:
                  labels: {run: "42"}
                  device: {model: iPhone 15, systemVersion: "17.0"}
                  root:
                    class: UINavigationController
                    as: nav
                    viewControllers:
                      - {class: HomeViewController, as: home, title: Home}
              scripted:
                value:
                  classes:
                    HomeViewController:
                      superclass: UIViewController
                      overrides: {supportedInterfaceOrientations: [portrait], prefersStatusBarHidden: true}
                      scripts:
                        viewDidAppear:
                          - {once: true, do: [{op: present, target: self, controller: {class: LoginViewController}}]}
                      actions: ["unwindHome:"]
                      callsSuper: {viewWillAppear: false}
                  root: {class: HomeViewController, as: home}
      responses:
        "201":
          description: The session has been launched.
          headers:
            Location: {$ref: "#/components/headers/Location"}
            ETag: {$ref: "#/components/headers/ETag"}
            Request-Id: {$ref: "#/components/headers/RequestId"}
          content:
            application/json:
              schema: {$ref: "#/components/schemas/SessionCreated"}
          links:
            getSession:
              operationId: getSession
              parameters: {session: "$response.body#/session/id"}
            getTree:
              operationId: getTree
              parameters: {session: "$response.body#/session/id"}
            listEvents:
              operationId: listEvents
              parameters: {session: "$response.body#/session/id"}
            rotate:
              operationId: rotate
              parameters: {session: "$response.body#/session/id"}
            deleteSession:
              operationId: deleteSession
              parameters: {session: "$response.body#/session/id"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
    get:
      operationId: listSessions
      tags: [Sessions]
      summary: List sessions
      description: Sessions in order of creation, one page at a time. Listing does not count as activity.
      parameters:
        - {$ref: "#/components/parameters/Label"}
        - name: limit
          in: query
          description: The number of sessions of a page; larger numbers than 1000 are taken as 1000.
          schema: {type: integer, format: int32, minimum: 1, maximum: 1000000, default: 100}
          example: 100
        - name: cursor
          in: query
          description: The `next` of the page before.
          schema: {type: string, minLength: 1, maxLength: 18, pattern: "^[0-9]+$"}
      responses:
        "200":
          description: A page of sessions.
          headers: {Request-Id: {$ref: "#/components/headers/RequestId"}}
          content:
            application/json:
              schema: {$ref: "#/components/schemas/SessionPage"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "503": {$ref: "#/components/responses/Unavailable"}
    delete:
      operationId: deleteSessions
      tags: [Sessions]
      summary: Delete sessions by label
      description: Deletes all sessions that carry the label; the label is required.
      parameters:
        - name: label
          in: query
          required: true
          description: The label as `key:value`.
          schema: {$ref: "#/components/schemas/LabelFilter"}
          example: run:42
      responses:
        "200":
          description: They are gone.
          headers: {Request-Id: {$ref: "#/components/headers/RequestId"}}
          content:
            application/json:
              schema:
                type: object
                required: [deleted]
                properties:
                  deleted: {type: integer, format: int32, minimum: 0, description: How many were deleted., examples: [3]}
                additionalProperties: false
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}:
    get:
      operationId: getSession
      tags: [Sessions]
      summary: Get a session
      description: The session's state; its version is the ETag.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/IfNoneMatch"}
      responses:
        "200": {$ref: "#/components/responses/Session"}
        "304": {$ref: "#/components/responses/NotModified"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "503": {$ref: "#/components/responses/Unavailable"}
    patch:
      operationId: updateSession
      tags: [Sessions]
      summary: Change labels and time to live
      description: Replaces the labels or the time to live; what is not given stays.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/IfMatch"}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: "#/components/schemas/SessionPatch"}
            examples:
              typical: {value: {ttlSeconds: 3600, labels: {run: "43"}}}
      responses:
        "200": {$ref: "#/components/responses/Session"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
    delete:
      operationId: deleteSession
      tags: [Sessions]
      summary: Delete a session
      description: Afterwards the session is a 404.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/IfMatch"}
      responses:
        "204":
          description: It is gone.
          headers: {Request-Id: {$ref: "#/components/headers/RequestId"}}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/tree:
    get:
      operationId: getTree
      tags: [Hierarchy]
      summary: Get the controller hierarchy
      description: >-
        The windows' hierarchies, with what is presented. As text, the form of UIKit's `_printHierarchy`; `mermaid` and
        `dot` are a picture's source.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - name: at
          in: query
          description: A version of the session's past; without it the present one.
          schema: {type: integer, format: int64, minimum: 0, maximum: 9007199254740991}
        - name: format
          in: query
          description: The representation, instead of Accept.
          schema: {type: string, enum: [json, text, mermaid, dot]}
          example: text
        - {$ref: "#/components/parameters/IfNoneMatch"}
      responses:
        "200":
          description: The hierarchy.
          headers:
            ETag: {$ref: "#/components/headers/ETag"}
            Request-Id: {$ref: "#/components/headers/RequestId"}
          content:
            application/json:
              schema: {$ref: "#/components/schemas/Tree"}
            text/plain:
              schema: {type: string, description: "One controller a line, indented by depth."}
            text/vnd.mermaid:
              schema: {type: string, description: A Mermaid flow chart.}
            text/vnd.graphviz:
              schema: {type: string, description: A DOT graph.}
        "304": {$ref: "#/components/responses/NotModified"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
  /v1/sessions/{session}/controllers:
    post:
      operationId: createController
      tags: [Hierarchy]
      summary: Create a controller without attaching it
      description: >-
        The operation `instantiate` with the description itself as the body. The app holds the controller until
        `release` if the description has an `as`.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: "#/components/schemas/ControllerDescription"}
            examples:
              typical: {value: {class: DetailViewController, as: detail, title: Detail}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "201":
          description: What came of it; `result.controller` names the controller. 200 where an exception kept it from being made.
          headers:
            Location: {$ref: "#/components/headers/Location"}
            ETag: {$ref: "#/components/headers/ETag"}
            Idempotency-Replayed: {$ref: "#/components/headers/IdempotencyReplayed"}
            Request-Id: {$ref: "#/components/headers/RequestId"}
          content:
            application/json:
              schema: {$ref: "#/components/schemas/OperationResult"}
            text/plain:
              schema: {$ref: "#/components/schemas/EventText"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}:
    get:
      operationId: getController
      tags: [Hierarchy]
      summary: Get a controller's properties
      description: Every property as UIKit would answer it now; controllers are named by their labels.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/IfNoneMatch"}
      responses:
        "200":
          description: The controller.
          headers:
            ETag: {$ref: "#/components/headers/ETag"}
            Request-Id: {$ref: "#/components/headers/RequestId"}
          content:
            application/json:
              schema: {$ref: "#/components/schemas/Controller"}
        "304": {$ref: "#/components/responses/NotModified"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
    patch:
      operationId: updateController
      tags: [Hierarchy]
      summary: Set a controller's properties
      description: The operation `set`.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: "#/components/schemas/SetRequest"}
            examples:
              typical: {value: {title: Start}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/operations:
    post:
      operationId: performOperations
      tags: [Sessions]
      summary: Perform several operations
      description: >-
        Performs operations one after the other and answers with one result each. With `atomic`, one that cannot be
        carried out undoes all of them.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: "#/components/schemas/BatchRequest"}
            examples:
              typical:
                value:
                  operations:
                    - {op: push, target: nav, controller: {class: DetailViewController, as: detail}}
                    - {op: pop, target: nav, animated: false}
                  atomic: true
      responses:
        "200":
          description: One result for each operation, in order.
          headers:
            ETag: {$ref: "#/components/headers/ETag"}
            Idempotency-Replayed: {$ref: "#/components/headers/IdempotencyReplayed"}
            Request-Id: {$ref: "#/components/headers/RequestId"}
          content:
            application/json:
              schema: {$ref: "#/components/schemas/BatchResult"}
            text/plain:
              schema: {$ref: "#/components/schemas/EventText"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/present:
    post:
      operationId: present
      tags: [Presentation]
      summary: Present a controller modally
      description: >-
        `present(_:animated:completion:)`. The nearest controller that defines a presentation context presents
        for `currentContext` styles, the root of the window for full-screen ones. Presenting while something
        is presented already is ignored with a warning, as UIKit does.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: "#/components/schemas/PresentRequest"}
            examples:
              typical: {value: {"controller": {"class": "LoginViewController", "as": "login", "modalPresentationStyle": "formSheet"}, "animated": true}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/dismiss:
    post:
      operationId: dismiss
      tags: [Presentation]
      summary: Dismiss what is presented
      description: >-
        `dismiss(animated:completion:)`. Dismisses what the controller presents; without that, its presenter
        is asked, so that it dismisses itself.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: false
        content:
          application/json:
            schema: {$ref: "#/components/schemas/DismissRequest"}
            examples:
              typical: {value: {"animated": true}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/show:
    post:
      operationId: show
      tags: [Presentation]
      summary: Show a controller where it fits
      description: >-
        `show(_:sender:)`. Looks up the hierarchy for a container that overrides it: a navigation controller
        pushes, without one it is presented.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: "#/components/schemas/ShowRequest"}
            examples:
              typical: {value: {"controller": {"class": "DetailViewController", "as": "detail"}}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/show-detail:
    post:
      operationId: showDetail
      tags: [Presentation]
      summary: Show a controller as the detail
      description: >-
        `showDetailViewController(_:sender:)`. A split view controller puts it into its secondary column,
        without one it is presented.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: "#/components/schemas/ShowDetailRequest"}
            examples:
              typical: {value: {"controller": {"class": "DetailViewController", "as": "detail"}}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/perform-segue:
    post:
      operationId: performSegue
      tags: [Segues and actions]
      summary: Perform a segue by its identifier
      description: >-
        `performSegue(withIdentifier:sender:)`. Does not ask `shouldPerformSegue`, as UIKit does not.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: "#/components/schemas/PerformSegueRequest"}
            examples:
              typical: {value: {"identifier": "showDetail"}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/trigger:
    post:
      operationId: trigger
      tags: [Segues and actions]
      summary: Tap a control that a segue starts from
      description: >-
        The tap on a control of the storyboard, by its identifier in the document, its title, its outlet or the
        identifier of its segue: sends the control's actions, then for each of its segues asks
        `shouldPerformSegue(withIdentifier:sender:)`, prepares and performs it. `action` chooses one of them;
        `accessoryAction` is the tap on a cell's accessory. On a tab bar controller, the tap on a tab.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: "#/components/schemas/TriggerRequest"}
            examples:
              typical: {value: {"control": "detailButton"}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/unwind:
    post:
      operationId: unwind
      tags: [Segues and actions]
      summary: Unwind to where an action is implemented
      description: >-
        An unwind segue with that action, from this controller: searches the hierarchy for the destination as
        the simulated iOS version does.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: "#/components/schemas/UnwindRequest"}
            examples:
              typical: {value: {"action": "unwindHome:"}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/load-view:
    post:
      operationId: loadView
      tags: [Views and properties]
      summary: Call loadView
      description: >-
        Calls `loadView()` as an app must not: it loads a view without `viewDidLoad`.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: false
        content:
          application/json:
            schema: {$ref: "#/components/schemas/NoFields"}
            examples:
              typical: {value: {}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/load-view-if-needed:
    post:
      operationId: loadViewIfNeeded
      tags: [Views and properties]
      summary: Load the view if it is not loaded
      description: >-
        `loadViewIfNeeded()`, iOS 9 and later: `loadView()` and `viewDidLoad()` when the view is not there
        yet.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: false
        content:
          application/json:
            schema: {$ref: "#/components/schemas/NoFields"}
            examples:
              typical: {value: {}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/set:
    post:
      operationId: set
      tags: [Views and properties]
      summary: Set properties
      description: >-
        Sets properties by their Swift names, in the order given. A wrong name, type or value is a 400 with a
        JSON pointer.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: false
        content:
          application/json:
            schema: {$ref: "#/components/schemas/SetRequest"}
            examples:
              typical: {value: {"title": "Start", "hidesBottomBarWhenPushed": true}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/set-editing:
    post:
      operationId: setEditing
      tags: [Views and properties]
      summary: Switch editing on or off
      description: >-
        `setEditing(_:animated:)`.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: "#/components/schemas/SetEditingRequest"}
            examples:
              typical: {value: {"editing": true, "animated": false}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/tap-edit-button:
    post:
      operationId: tapEditButton
      tags: [Views and properties]
      summary: Tap the edit button
      description: >-
        The tap on the button that `editButtonItem` returns: toggles `isEditing` with animation.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: false
        content:
          application/json:
            schema: {$ref: "#/components/schemas/NoFields"}
            examples:
              typical: {value: {}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/become-first-responder:
    post:
      operationId: becomeFirstResponder
      tags: [Segues and actions]
      summary: Become the first responder
      description: >-
        `becomeFirstResponder()`.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: false
        content:
          application/json:
            schema: {$ref: "#/components/schemas/NoFields"}
            examples:
              typical: {value: {}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/send-action:
    post:
      operationId: sendAction
      tags: [Segues and actions]
      summary: Send an action up the responder chain
      description: >-
        Sends an action with this controller as its target; the selector must be one of the class's `actions`,
        or an ancestor in the chain implements it.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: "#/components/schemas/SendActionRequest"}
            examples:
              typical: {value: {"selector": "reload:"}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/add-key-command:
    post:
      operationId: addKeyCommand
      tags: [Segues and actions]
      summary: Add a key command
      description: >-
        `addKeyCommand(_:)`, iOS 9 and later.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: "#/components/schemas/AddKeyCommandRequest"}
            examples:
              typical: {value: {"input": "cmd+n", "action": "newItem:"}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/remove-key-command:
    post:
      operationId: removeKeyCommand
      tags: [Segues and actions]
      summary: Remove a key command
      description: >-
        `removeKeyCommand(_:)`, iOS 9 and later.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: "#/components/schemas/RemoveKeyCommandRequest"}
            examples:
              typical: {value: {"input": "cmd+n"}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/set-toolbar-items:
    post:
      operationId: setToolbarItems
      tags: [Views and properties]
      summary: Set the toolbar's items
      description: >-
        `setToolbarItems(_:animated:)`.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: "#/components/schemas/SetToolbarItemsRequest"}
            examples:
              typical: {value: {"items": ["Reply", "Trash"], "animated": false}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/set-needs-status-bar-appearance-update:
    post:
      operationId: setNeedsStatusBarAppearanceUpdate
      tags: [Views and properties]
      summary: Ask for a status bar update
      description: >-
        `setNeedsStatusBarAppearanceUpdate()`, iOS 7 and later: the queries about the status bar follow,
        through `childForStatusBarHidden` and its like.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: false
        content:
          application/json:
            schema: {$ref: "#/components/schemas/NoFields"}
            examples:
              typical: {value: {}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/set-needs-update-of-supported-interface-orientations:
    post:
      operationId: setNeedsUpdateOfSupportedInterfaceOrientations
      tags: [Views and properties]
      summary: Ask for an update of the supported orientations
      description: >-
        `setNeedsUpdateOfSupportedInterfaceOrientations()`, iOS 16 and later.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: false
        content:
          application/json:
            schema: {$ref: "#/components/schemas/NoFields"}
            examples:
              typical: {value: {}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/set-needs-layout:
    post:
      operationId: setNeedsLayout
      tags: [Views and properties]
      summary: Ask for a layout pass
      description: >-
        `view.setNeedsLayout()`: layout happens at the end of the turn of the run loop.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: false
        content:
          application/json:
            schema: {$ref: "#/components/schemas/NoFields"}
            examples:
              typical: {value: {}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/layout-if-needed:
    post:
      operationId: layoutIfNeeded
      tags: [Views and properties]
      summary: Lay out now
      description: >-
        `view.layoutIfNeeded()`.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: false
        content:
          application/json:
            schema: {$ref: "#/components/schemas/NoFields"}
            examples:
              typical: {value: {}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/request-geometry-update:
    post:
      operationId: requestGeometryUpdate
      tags: [Device and app]
      summary: Request another orientation
      description: >-
        `UIWindowScene.requestGeometryUpdate(_:)`, iOS 16 and later, from this controller's scene.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: "#/components/schemas/RequestGeometryUpdateRequest"}
            examples:
              typical: {value: {"to": "landscapeRight"}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/set-needs-update-constraints:
    post:
      operationId: setNeedsUpdateConstraints
      tags: [Views and properties]
      summary: Ask for a constraint update
      description: >-
        `view.setNeedsUpdateConstraints()`: `updateViewConstraints()` follows at the end of the turn of the
        run loop.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: false
        content:
          application/json:
            schema: {$ref: "#/components/schemas/NoFields"}
            examples:
              typical: {value: {}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/release:
    post:
      operationId: release
      tags: [Containment]
      summary: Drop the app's last reference
      description: >-
        The app lets go of a controller that it was given with `as`. It dies (`deinit`) as soon as nothing
        else holds it.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: false
        content:
          application/json:
            schema: {$ref: "#/components/schemas/NoFields"}
            examples:
              typical: {value: {}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/read:
    post:
      operationId: read
      tags: [Views and properties]
      summary: Read a property and log it
      description: >-
        Reads a property as the app's code does: the log gets a line with the answer. Reading `view` loads it; reading
        `presentationController` before the presentation makes one.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: "#/components/schemas/ReadRequest"}
            examples:
              typical: {value: {"property": "presentingViewController"}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/call-appearance-method:
    post:
      operationId: callAppearanceMethod
      tags: [Containment]
      summary: Call an appearance callback directly
      description: >-
        The app calls `viewWillAppear(_:)` or one of its like itself, of which UIKit complains.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: "#/components/schemas/CallAppearanceMethodRequest"}
            examples:
              typical: {value: {"method": "viewWillAppear"}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/target-view-controller:
    post:
      operationId: targetViewController
      tags: [Presentation]
      summary: Find the controller for an action
      description: >-
        `targetViewController(forAction:sender:)`: the controller or its nearest ancestor that overrides the action
        and does not decline it in `canPerformAction`.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: "#/components/schemas/TargetViewControllerRequest"}
            examples:
              typical: {value: {"action": "showDetailViewController:sender:"}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/animate-alongside-transition:
    post:
      operationId: animateAlongsideTransition
      tags: [Presentation]
      summary: Animate alongside a transition
      description: >-
        `transitionCoordinator?.animate(alongsideTransition:completion:)` of the controller; ignored where no
        transition runs. Without `animation` no block runs alongside.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: false
        content:
          application/json:
            schema: {$ref: "#/components/schemas/AnimateAlongsideTransitionRequest"}
            examples:
              typical: {value: {"animation": [], "completion": []}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/notify-when-interaction-changes:
    post:
      operationId: notifyWhenInteractionChanges
      tags: [Presentation]
      summary: Hear of the end of a gesture
      description: >-
        `transitionCoordinator?.notifyWhenInteractionChanges(_:)` of the controller; ignored where no transition runs.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: false
        content:
          application/json:
            schema: {$ref: "#/components/schemas/NotifyWhenInteractionChangesRequest"}
            examples:
              typical: {value: {"handler": []}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/add-child:
    post:
      operationId: addChild
      tags: [Containment]
      summary: Add a child controller
      description: >-
        `addChild(_:)`: calls `willMove(toParent:)` on the child by itself, but not `didMove`.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: "#/components/schemas/AddChildRequest"}
            examples:
              typical: {value: {"controller": {"class": "MapViewController", "as": "map"}}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/remove-from-parent:
    post:
      operationId: removeFromParent
      tags: [Containment]
      summary: Remove from the parent
      description: >-
        `removeFromParent()`: calls `didMove(toParent: nil)` by itself, but not `willMove`.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: false
        content:
          application/json:
            schema: {$ref: "#/components/schemas/NoFields"}
            examples:
              typical: {value: {}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/will-move:
    post:
      operationId: willMove
      tags: [Containment]
      summary: Call willMove(toParent:)
      description: >-
        `willMove(toParent:)`, which an app calls with null before it removes a child.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: "#/components/schemas/WillMoveRequest"}
            examples:
              typical: {value: {"to": null}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/did-move:
    post:
      operationId: didMove
      tags: [Containment]
      summary: Call didMove(toParent:)
      description: >-
        `didMove(toParent:)`, which an app calls after it has added a child.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: "#/components/schemas/DidMoveRequest"}
            examples:
              typical: {value: {"to": "nav"}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/add-subview:
    post:
      operationId: addSubview
      tags: [Containment]
      summary: Add another controller's view
      description: >-
        `view.addSubview(_:)` with the view of a controller; `into` names a controller whose view takes it
        instead of this one's.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: "#/components/schemas/AddSubviewRequest"}
            examples:
              typical: {value: {"controller": {"class": "MapViewController", "as": "map"}}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/remove-from-superview:
    post:
      operationId: removeFromSuperview
      tags: [Containment]
      summary: Remove the view from its superview
      description: >-
        `view.removeFromSuperview()`.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: false
        content:
          application/json:
            schema: {$ref: "#/components/schemas/NoFields"}
            examples:
              typical: {value: {}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/transition:
    post:
      operationId: transition
      tags: [Containment]
      summary: Transition between two children
      description: >-
        `transition(from:to:duration:options:animations:completion:)`; both must be children of this
        controller.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: "#/components/schemas/TransitionRequest"}
            examples:
              typical: {value: {"from": "list", "to": "map", "duration": 0.25}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/begin-appearance-transition:
    post:
      operationId: beginAppearanceTransition
      tags: [Containment]
      summary: Tell a child that it will appear or disappear
      description: >-
        `beginAppearanceTransition(_:animated:)`, for containers that forward appearance themselves.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: "#/components/schemas/BeginAppearanceTransitionRequest"}
            examples:
              typical: {value: {"isAppearing": true, "animated": false}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/end-appearance-transition:
    post:
      operationId: endAppearanceTransition
      tags: [Containment]
      summary: Tell a child that it has appeared or disappeared
      description: >-
        `endAppearanceTransition()`.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: false
        content:
          application/json:
            schema: {$ref: "#/components/schemas/NoFields"}
            examples:
              typical: {value: {}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/set-override-traits:
    post:
      operationId: setOverrideTraits
      tags: [Containment]
      summary: Override the traits of a child
      description: >-
        `setOverrideTraitCollection(_:forChild:)`.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: "#/components/schemas/SetOverrideTraitsRequest"}
            examples:
              typical: {value: {"child": "map", "traits": {"horizontalSizeClass": "compact"}}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/override-trait-collection:
    post:
      operationId: overrideTraitCollection
      tags: [Containment]
      summary: Read the traits given to a child
      description: >-
        `overrideTraitCollection(forChild:)`: what `setOverrideTraits` gave, or null.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: "#/components/schemas/OverrideTraitCollectionRequest"}
            examples:
              typical: {value: {"child": "home"}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/push:
    post:
      operationId: push
      tags: [Navigation]
      summary: Push a controller
      description: >-
        `pushViewController(_:animated:)` on a navigation controller. Pushing one that is on the stack already
        raises NSInvalidArgumentException.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: "#/components/schemas/PushRequest"}
            examples:
              typical: {value: {"controller": {"class": "DetailViewController", "as": "detail"}, "animated": true}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/pop:
    post:
      operationId: pop
      tags: [Navigation]
      summary: Pop the top controller
      description: >-
        `popViewController(animated:)`. The root cannot be popped: that is ignored.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: false
        content:
          application/json:
            schema: {$ref: "#/components/schemas/PopRequest"}
            examples:
              typical: {value: {"animated": true}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/pop-to:
    post:
      operationId: popTo
      tags: [Navigation]
      summary: Pop to a controller of the stack
      description: >-
        `popToViewController(_:animated:)`.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: "#/components/schemas/PopToRequest"}
            examples:
              typical: {value: {"controller": "home"}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/pop-to-root:
    post:
      operationId: popToRoot
      tags: [Navigation]
      summary: Pop to the root
      description: >-
        `popToRootViewController(animated:)`.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: false
        content:
          application/json:
            schema: {$ref: "#/components/schemas/PopToRootRequest"}
            examples:
              typical: {value: {"animated": false}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/set-view-controllers:
    post:
      operationId: setViewControllers
      tags: [Navigation]
      summary: Set the contained controllers
      description: >-
        `setViewControllers(_:animated:)` of a navigation, tab or split controller; with `direction`, that of
        a page controller.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: "#/components/schemas/SetViewControllersRequest"}
            examples:
              typical: {value: {"viewControllers": ["home", {"class": "DetailViewController", "as": "detail"}], "animated": true}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/interactive-pop:
    post:
      operationId: interactivePop
      tags: [Navigation]
      summary: Drag back from the edge
      description: >-
        The swipe from the screen's edge, phase by phase: `begin`, any `update`, then `finish` or `cancel`.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: "#/components/schemas/InteractivePopRequest"}
            examples:
              typical: {value: {"phase": "begin"}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/set-navigation-bar-hidden:
    post:
      operationId: setNavigationBarHidden
      tags: [Navigation]
      summary: Hide or show the navigation bar
      description: >-
        `setNavigationBarHidden(_:animated:)`.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: "#/components/schemas/SetNavigationBarHiddenRequest"}
            examples:
              typical: {value: {"hidden": true}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/set-toolbar-hidden:
    post:
      operationId: setToolbarHidden
      tags: [Navigation]
      summary: Hide or show the toolbar
      description: >-
        `setToolbarHidden(_:animated:)`.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: "#/components/schemas/SetToolbarHiddenRequest"}
            examples:
              typical: {value: {"hidden": false}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/select:
    post:
      operationId: select
      tags: [Tab, split and page]
      summary: Select a tab
      description: >-
        The tap on a tab (or `selectedIndex` and `selectedViewController` set by the app), by index or by
        controller.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: "#/components/schemas/SelectRequest"}
            examples:
              typical: {value: {"index": 1}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/show-column:
    post:
      operationId: showColumn
      tags: [Tab, split and page]
      summary: Show a column
      description: >-
        `show(_:)` of a split view controller, iOS 14 and later.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: "#/components/schemas/ShowColumnRequest"}
            examples:
              typical: {value: {"column": "primary"}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/hide-column:
    post:
      operationId: hideColumn
      tags: [Tab, split and page]
      summary: Hide a column
      description: >-
        `hide(_:)` of a split view controller, iOS 14 and later.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: "#/components/schemas/HideColumnRequest"}
            examples:
              typical: {value: {"column": "primary"}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/set-display-mode:
    post:
      operationId: setDisplayMode
      tags: [Tab, split and page]
      summary: Set the display mode
      description: >-
        `preferredDisplayMode` of a split view controller.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: "#/components/schemas/SetDisplayModeRequest"}
            examples:
              typical: {value: {"displayMode": "oneBesideSecondary"}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/turn-page:
    post:
      operationId: turnPage
      tags: [Tab, split and page]
      summary: Turn the page
      description: >-
        The gesture on a page view controller; its data source is asked for the page before or after. With
        `phase` it goes phase by phase.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: "#/components/schemas/TurnPageRequest"}
            examples:
              typical: {value: {"direction": "forward"}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/interactive-dismiss:
    post:
      operationId: interactiveDismiss
      tags: [Presentation]
      summary: Drag a sheet down
      description: >-
        The drag on a sheet, phase by phase, iOS 13 and later: asks `presentationControllerShouldDismiss`,
        honours `isModalInPresentation`.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: "#/components/schemas/InteractiveDismissRequest"}
            examples:
              typical: {value: {"phase": "begin"}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/tap-outside:
    post:
      operationId: tapOutside
      tags: [Presentation]
      summary: Tap outside of what is presented
      description: >-
        The tap beside a popover or form sheet: dismisses it when its delegate allows.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: false
        content:
          application/json:
            schema: {$ref: "#/components/schemas/NoFields"}
            examples:
              typical: {value: {}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/peek:
    post:
      operationId: peek
      tags: [Presentation]
      summary: Peek
      description: >-
        3D Touch on a registered source, iOS 9 to 12: asks the previewing delegate for a controller.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: false
        content:
          application/json:
            schema: {$ref: "#/components/schemas/PeekRequest"}
            examples:
              typical: {value: {"source": "row1"}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/commit-peek:
    post:
      operationId: commitPeek
      tags: [Presentation]
      summary: Pop what is peeked at
      description: >-
        Presses harder: the previewing delegate is told to commit.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: false
        content:
          application/json:
            schema: {$ref: "#/components/schemas/NoFields"}
            examples:
              typical: {value: {}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/cancel-peek:
    post:
      operationId: cancelPeek
      tags: [Presentation]
      summary: End the peek
      description: >-
        Lifts the finger.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: false
        content:
          application/json:
            schema: {$ref: "#/components/schemas/NoFields"}
            examples:
              typical: {value: {}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/unregister-for-previewing:
    post:
      operationId: unregisterForPreviewing
      tags: [Presentation]
      summary: No longer offer previews
      description: >-
        `unregisterForPreviewing(withContext:)`, iOS 9 to 12: a firm press shows nothing from now on.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: false
        content:
          application/json:
            schema: {$ref: "#/components/schemas/NoFields"}
            examples:
              typical: {value: {}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/present-movie-player:
    post:
      operationId: presentMoviePlayer
      tags: [Presentation]
      summary: Present a movie player
      description: >-
        `presentMoviePlayerViewControllerAnimated(_:)`, in the versions that had it.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: false
        content:
          application/json:
            schema: {$ref: "#/components/schemas/PresentMoviePlayerRequest"}
            examples:
              typical: {value: {"controller": {"class": "MPMoviePlayerViewController", "as": "movie"}}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/dismiss-movie-player:
    post:
      operationId: dismissMoviePlayer
      tags: [Presentation]
      summary: Dismiss the movie player
      description: >-
        `dismissMoviePlayerViewControllerAnimated()`, in the versions that had it.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: false
        content:
          application/json:
            schema: {$ref: "#/components/schemas/NoFields"}
            examples:
              typical: {value: {}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/controllers/{controller}/request-interstitial-ad-presentation:
    post:
      operationId: requestInterstitialAdPresentation
      tags: [Presentation]
      summary: Request an interstitial ad
      description: >-
        `requestInterstitialAdPresentation()` of iAd, in the versions that had it.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/Controller"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: false
        content:
          application/json:
            schema: {$ref: "#/components/schemas/NoFields"}
            examples:
              typical: {value: {}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/instantiate:
    post:
      operationId: instantiate
      tags: [Containment]
      summary: Create a controller without attaching it
      description: >-
        Creates a controller that the app holds. The same as `POST …/controllers`.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: "#/components/schemas/InstantiateRequest"}
            examples:
              typical: {value: {"controller": {"class": "DetailViewController", "as": "detail"}}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/together:
    post:
      operationId: together
      tags: [Device and app]
      summary: Several calls in one turn of the run loop
      description: >-
        Runs operations as one piece of app code makes them: nothing of the run loop happens between them.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: "#/components/schemas/TogetherRequest"}
            examples:
              typical: {value: {"operations": [{"op": "pop", "target": "nav", "animated": false}, {"op": "push", "target": "nav", "controller": {"class": "DetailViewController", "as": "detail"}, "animated": false}]}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/set-root:
    post:
      operationId: setRoot
      tags: [Device and app]
      summary: Set the window's root
      description: >-
        `window.rootViewController = controller`, in the main window, or in the one that is named and made when it is
        named for the first time. With null the window loses its root, and one that is not the main one is gone.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: "#/components/schemas/SetRootRequest"}
            examples:
              typical: {value: {"controller": {"class": "UITabBarController", "as": "tabs", "viewControllers": [{"class": "FirstViewController"}, {"class": "SecondViewController"}]}}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/rotate:
    post:
      operationId: rotate
      tags: [Device and app]
      summary: Turn the device
      description: >-
        Turns the device so that the interface would have this orientation; what happens depends on what the
        controllers support.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: "#/components/schemas/RotateRequest"}
            examples:
              typical: {value: {"to": "landscapeRight"}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/resize:
    post:
      operationId: resize
      tags: [Device and app]
      summary: Resize the window
      description: >-
        The window gets another size, as in split screen and slide over on an iPad.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: "#/components/schemas/ResizeRequest"}
            examples:
              typical: {value: {"width": 507, "height": 768}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/set-traits:
    post:
      operationId: setTraits
      tags: [Device and app]
      summary: Change the environment's traits
      description: >-
        Another user interface style, size class or content size category for the whole app.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: "#/components/schemas/SetTraitsRequest"}
            examples:
              typical: {value: {"traits": {"userInterfaceStyle": "dark"}}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/attempt-rotation-to-device-orientation:
    post:
      operationId: attemptRotationToDeviceOrientation
      tags: [Device and app]
      summary: Attempt rotation to the device's orientation
      description: >-
        `UIViewController.attemptRotationToDeviceOrientation()`, iOS 5 to 15.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: false
        content:
          application/json:
            schema: {$ref: "#/components/schemas/NoFields"}
            examples:
              typical: {value: {}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/memory-warning:
    post:
      operationId: memoryWarning
      tags: [Device and app]
      summary: Warn of low memory
      description: >-
        `didReceiveMemoryWarning()` on every live controller; up to iOS 5 views that are not shown are
        unloaded.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: false
        content:
          application/json:
            schema: {$ref: "#/components/schemas/NoFields"}
            examples:
              typical: {value: {}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/background:
    post:
      operationId: background
      tags: [Device and app]
      summary: Put the app into the background
      description: >-
        The user leaves the app.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: false
        content:
          application/json:
            schema: {$ref: "#/components/schemas/NoFields"}
            examples:
              typical: {value: {}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/foreground:
    post:
      operationId: foreground
      tags: [Device and app]
      summary: Bring the app back
      description: >-
        The user returns to the app.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: false
        content:
          application/json:
            schema: {$ref: "#/components/schemas/NoFields"}
            examples:
              typical: {value: {}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/terminate:
    post:
      operationId: terminate
      tags: [Device and app]
      summary: End the app
      description: >-
        The system ends the app, or the user throws it out of the app switcher, which throws saved state away as
        well. An app in the foreground is told of it, a suspended one is not. Until `relaunch` starts it again, every other operation is refused with 409.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: false
        content:
          application/json:
            schema: {$ref: "#/components/schemas/TerminateRequest"}
            examples:
              typical: {value: {"by": "system"}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/relaunch:
    post:
      operationId: relaunch
      tags: [Device and app]
      summary: Launch the app again
      description: >-
        Ends the app and launches it anew from the session's definition, also after a crash. With `restore` it gets
        what `encodeState` or the way into the background saved last, and `result.restored` says whether it took it.
        Saved state serves one launch; a crash throws it away. Labels are free again, ids go on.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: false
        content:
          application/json:
            schema: {$ref: "#/components/schemas/RelaunchRequest"}
            examples:
              typical: {value: {"restore": true}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/encode-state:
    post:
      operationId: encodeState
      tags: [Device and app]
      summary: Save the state for restoration
      description: >-
        What the system does when an app with `app.restoration` goes into the background: it asks the delegate, lets
        every controller encode itself that can be reached through restoration identifiers, and keeps the archive for
        the next launch. `result.archive` holds it. From iOS 6 on.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: false
        content:
          application/json:
            schema: {$ref: "#/components/schemas/NoFields"}
            examples:
              typical: {value: {}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/decode-state:
    post:
      operationId: decodeState
      tags: [Device and app]
      summary: Restore saved state
      description: >-
        Restores an archive into the running app: looks for the controllers of all paths, lets them decode, and has
        containers and presenters put them back in place. From iOS 6 on.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: "#/components/schemas/DecodeStateRequest"}
            examples:
              typical: {value: {"archive": {"version": 1, "controllers": []}}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/press-key:
    post:
      operationId: pressKey
      tags: [Device and app]
      summary: Press a key
      description: >-
        A hardware keyboard's key, such as `cmd+n`: goes to the first responder's key commands.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: "#/components/schemas/PressKeyRequest"}
            examples:
              typical: {value: {"key": "cmd+n"}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/show-keyboard:
    post:
      operationId: showKeyboard
      tags: [Device and app]
      summary: Show the keyboard
      description: >-
        The on-screen keyboard comes up: the notifications of its coming are posted at once, those of its having come
        a quarter of a second later. Ignored where it is up already.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: false
        content:
          application/json:
            schema: {$ref: "#/components/schemas/NoFields"}
            examples:
              typical: {value: {}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/hide-keyboard:
    post:
      operationId: hideKeyboard
      tags: [Device and app]
      summary: Hide the keyboard
      description: >-
        The on-screen keyboard goes down: the notifications of its going are posted at once, those of its having gone
        a quarter of a second later. Ignored where it is not up.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: false
        content:
          application/json:
            schema: {$ref: "#/components/schemas/NoFields"}
            examples:
              typical: {value: {}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/status-bar:
    post:
      operationId: statusBar
      tags: [Device and app]
      summary: Change the status bar's height
      description: >-
        The in-call status bar, 20 points higher, appears or goes.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: "#/components/schemas/StatusBarRequest"}
            examples:
              typical: {value: {"inCall": true}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/advance:
    post:
      operationId: advance
      tags: [Device and app]
      summary: Advance the virtual clock
      description: >-
        Runs what is due within so many seconds of virtual time.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: "#/components/schemas/AdvanceRequest"}
            examples:
              typical: {value: {"seconds": 0.35}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/settle:
    post:
      operationId: settle
      tags: [Device and app]
      summary: Run until nothing is in flight
      description: >-
        Runs the virtual clock until no transition is left.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/TextFormat"}
        - {$ref: "#/components/parameters/TextStyle"}
        - {$ref: "#/components/parameters/IfMatch"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: false
        content:
          application/json:
            schema: {$ref: "#/components/schemas/NoFields"}
            examples:
              typical: {value: {}}
      responses:
        "200": {$ref: "#/components/responses/OperationResult"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/events:
    get:
      operationId: listEvents
      tags: [Log]
      summary: Read the log
      description: >-
        The events of the session, from the launch on, in order. As `text` one line each and nothing else, as `ndjson`
        one JSON object a line.


        As `text/event-stream` (`sse`) the reply goes on: events follow as soon as they are durable, each with its
        `seq` as `id` and its `type` as `event`. A silent stream gets a comment every 15 seconds. A client that comes
        back with `Last-Event-ID` goes on behind that event; if events that it asks for are no longer kept, an event
        `gap` with `{"from", "to"}` stands in for them. Before the service ends a stream it sends `bye` with
        `{"reason"}`: `deleted`, `expired`, `draining`, `slow_consumer` (the client left what was sent for too long) or
        `unavailable`. Opening a stream counts as use of the session, an open stream does not. `follow=false` ends at
        the newest event.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - name: after
          in: query
          description: Only events with a larger `seq`.
          schema: {type: integer, format: int64, minimum: 0, maximum: 9007199254740991, default: 0}
          example: 0
        - name: limit
          in: query
          description: The number of events at most; larger numbers than 50000 are taken as 50000.
          schema: {type: integer, format: int32, minimum: 1, maximum: 1000000, default: 50000}
          example: 1000
        - name: types
          in: query
          description: Only events of these types, separated by commas.
          schema:
            type: string
            minLength: 1
            maxLength: 128
            pattern: "^(callback|query|delegate|coordinator|completion|notification|console|exception)(,(callback|query|delegate|coordinator|completion|notification|console|exception))*$"
          example: callback,delegate
        - name: targets
          in: query
          description: Only events of these targets, by label or id, separated by commas.
          schema: {type: string, minLength: 1, maxLength: 256}
          example: nav,home
        - name: follow
          in: query
          description: Whether an event stream goes on with what comes; other representations never do.
          schema: {type: string, enum: ["true", "false"], default: "true"}
          example: "false"
        - name: Last-Event-ID
          in: header
          description: The `id` of the last event that the client has; it counts instead of `after`.
          schema: {type: string, pattern: "^[0-9]+$"}
          example: "41"
        - {$ref: "#/components/parameters/TextStyle"}
        - name: format
          in: query
          description: The representation, instead of Accept.
          schema: {type: string, enum: [json, text, ndjson, sse]}
          example: text
        - {$ref: "#/components/parameters/IfNoneMatch"}
      responses:
        "200":
          description: The events.
          headers:
            ETag: {$ref: "#/components/headers/ETag"}
            Request-Id: {$ref: "#/components/headers/RequestId"}
          content:
            application/json:
              schema: {$ref: "#/components/schemas/EventPage"}
            text/plain:
              schema: {$ref: "#/components/schemas/EventText"}
            application/x-ndjson:
              schema: {type: string, description: One Event in JSON a line.}
            text/event-stream:
              schema: {$ref: "#/components/schemas/StreamEvent"}
        "304": {$ref: "#/components/responses/NotModified"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "503": {$ref: "#/components/responses/Unavailable"}
  /v1/sessions/{session}/diagram:
    get:
      operationId: getDiagram
      tags: [Log]
      summary: Draw the log
      description: The log as a sequence diagram.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - name: format
          in: query
          description: The representation, instead of Accept.
          schema: {type: string, enum: [svg, mermaid]}
          example: mermaid
        - {$ref: "#/components/parameters/IfNoneMatch"}
      responses:
        "200":
          description: The picture.
          headers:
            ETag: {$ref: "#/components/headers/ETag"}
            Request-Id: {$ref: "#/components/headers/RequestId"}
          content:
            image/svg+xml:
              schema: {type: string, description: An SVG image.}
            text/vnd.mermaid:
              schema: {type: string, description: A Mermaid sequence diagram.}
        "304": {$ref: "#/components/responses/NotModified"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
  /v1/sessions/{session}/expect:
    post:
      operationId: expectEvents
      tags: [Log]
      summary: Compare the log with expected lines
      description: >-
        Holds the log against lines in the text form, by the rules of scenario files. Nothing of the session changes.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/ReportFormat"}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: "#/components/schemas/ExpectRequest"}
            examples:
              typical: {value: {events: ["home.viewDidLoad()", home.viewDidAppear], mode: contains}}
      responses:
        "200":
          description: The comparison, whichever way it went.
          headers: {Request-Id: {$ref: "#/components/headers/RequestId"}}
          content:
            application/json:
              schema: {$ref: "#/components/schemas/ExpectResult"}
            text/plain:
              schema: {type: string, description: An aligned diff; empty when everything matches.}
            application/xml:
              schema: {$ref: "#/components/schemas/JUnit"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
  /v1/sessions/{session}/reset:
    post:
      operationId: resetSession
      tags: [Journal]
      summary: Go back to the launch
      description: Undoes all operations; the definition stays.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/IfMatch"}
      requestBody:
        required: false
        content:
          application/json:
            schema: {$ref: "#/components/schemas/NoFields"}
            examples:
              typical: {value: {}}
      responses:
        "200":
          description: The session as it was launched.
          headers:
            ETag: {$ref: "#/components/headers/ETag"}
            Request-Id: {$ref: "#/components/headers/RequestId"}
          content:
            application/json:
              schema: {$ref: "#/components/schemas/SessionCreated"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "412": {$ref: "#/components/responses/PreconditionFailed"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "428": {$ref: "#/components/responses/PreconditionRequired"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/fork:
    post:
      operationId: forkSession
      tags: [Journal]
      summary: Branch off a second session
      description: Creates a session with the same definition and the operations up to a version.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: false
        content:
          application/json:
            schema:
              type: object
              properties:
                at: {type: integer, format: int64, minimum: 0, maximum: 9007199254740991, description: "The version to branch at; the present one if absent."}
              additionalProperties: false
            examples:
              typical: {value: {at: 0}}
      responses:
        "201":
          description: The new session.
          headers:
            Location: {$ref: "#/components/headers/Location"}
            ETag: {$ref: "#/components/headers/ETag"}
            Idempotency-Replayed: {$ref: "#/components/headers/IdempotencyReplayed"}
            Request-Id: {$ref: "#/components/headers/RequestId"}
          content:
            application/json:
              schema: {$ref: "#/components/schemas/SessionCopied"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/export:
    get:
      operationId: exportSession
      tags: [Journal]
      summary: Export the journal
      description: The definition and all operations, to be imported elsewhere.
      parameters:
        - {$ref: "#/components/parameters/Session"}
      responses:
        "200":
          description: The journal.
          headers: {Request-Id: {$ref: "#/components/headers/RequestId"}}
          content:
            application/json:
              schema: {$ref: "#/components/schemas/Export"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
  /v1/imports:
    post:
      operationId: importSession
      tags: [Journal]
      summary: Import a journal
      description: Replays an exported journal as a new session.
      parameters:
        - {$ref: "#/components/parameters/IdempotencyKey"}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: "#/components/schemas/Export"}
      responses:
        "201":
          description: The new session.
          headers:
            Location: {$ref: "#/components/headers/Location"}
            ETag: {$ref: "#/components/headers/ETag"}
            Idempotency-Replayed: {$ref: "#/components/headers/IdempotencyReplayed"}
            Request-Id: {$ref: "#/components/headers/RequestId"}
          content:
            application/json:
              schema: {$ref: "#/components/schemas/SessionCopied"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "409": {$ref: "#/components/responses/Conflict"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/sessions/{session}/storyboards/{name}:
    get:
      operationId: getStoryboard
      tags: [Storyboards]
      summary: Get a storyboard
      description: The document as it was given.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/StoryboardName"}
      responses:
        "200":
          description: The document.
          headers: {Request-Id: {$ref: "#/components/headers/RequestId"}}
          content:
            application/xml:
              schema: {type: string, description: An Interface Builder document.}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "503": {$ref: "#/components/responses/Unavailable"}
    put:
      operationId: putStoryboard
      tags: [Storyboards]
      summary: Add a storyboard
      description: |-
        Adds a storyboard to the session, or replaces the one of that name; controllers that came from the earlier one
        keep it. It is an operation of the session: it has a version, and a reset undoes it.
      parameters:
        - {$ref: "#/components/parameters/Session"}
        - {$ref: "#/components/parameters/StoryboardName"}
      requestBody:
        required: true
        content:
          application/xml:
            schema: {type: string, description: An Interface Builder document.}
            examples:
              typical:
                value: '<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes/></document>'
      responses:
        "204":
          description: It is there.
          headers:
            ETag: {$ref: "#/components/headers/ETag"}
            Request-Id: {$ref: "#/components/headers/RequestId"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "404": {$ref: "#/components/responses/NotFound"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "409": {$ref: "#/components/responses/Conflict"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "503": {$ref: "#/components/responses/Unavailable"}
        "507": {$ref: "#/components/responses/StorageFull"}
  /v1/storyboards/inspect:
    post:
      operationId: inspectStoryboards
      tags: [Storyboards]
      summary: Inspect storyboards
      description: |-
        Reads storyboards and nibs without a session: scenes, segues and identifiers, what goes wrong in them, and
        a map of the screens. Send all storyboards of an app at once, so that references between them are followed.
        A list of the app's classes, as a part or an entry named `classes`, has one class a line with the actions
        that it implements: `HomeViewController: unwindHome: refresh:`.
      parameters:
        - name: format
          in: query
          description: The representation, instead of Accept.
          schema: {type: string, enum: [json, text, svg, mermaid, dot, junit]}
          example: json
      requestBody:
        required: true
        content:
          application/xml:
            schema: {type: string, description: An Interface Builder document.}
            examples:
              typical:
                value: '<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes/></document>'
          application/zip:
            schema: {type: string, description: Several documents., contentMediaType: application/zip}
          multipart/form-data:
            schema: {type: object, description: "Several documents, one a part."}
      responses:
        "200":
          description: What is in them.
          headers: {Request-Id: {$ref: "#/components/headers/RequestId"}}
          content:
            application/json:
              schema: {$ref: "#/components/schemas/StoryboardInspection"}
            text/plain:
              schema: {type: string, description: One finding a line.}
            image/svg+xml:
              schema: {type: string, description: A map of scenes and segues.}
            text/vnd.mermaid:
              schema: {type: string, description: A Mermaid flow chart of scenes and segues.}
            text/vnd.graphviz:
              schema: {type: string, description: A directed graph in the language of Graphviz.}
            application/xml:
              schema: {$ref: "#/components/schemas/JUnit"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "503": {$ref: "#/components/responses/Unavailable"}
  /v1/scenarios/run:
    post:
      operationId: runScenario
      tags: [Scenarios]
      summary: Run a scenario
      description: Runs a scenario file in a session of its own and reports each step. A failed scenario is a 200.
      parameters:
        - {$ref: "#/components/parameters/ReportFormat"}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: "#/components/schemas/Scenario"}
            examples:
              typical:
                value:
                  name: A push
                  root: {class: UINavigationController, as: nav, viewControllers: [{as: A}]}
                  targets: [A, B]
                  observe: [viewDidLoad, viewWillAppear, viewDidAppear]
                  steps:
                    - push: {target: nav, controller: {as: B}}
                      expect: ["B.viewDidLoad()", "B.viewWillAppear(true)", "B.viewDidAppear(true)"]
          application/yaml:
            schema: {$ref: "#/components/schemas/Scenario"}
            examples:
              typical:
                value:
                  name: A push
                  root: {class: UINavigationController, as: nav, viewControllers: [{as: A}]}
                  steps:
                    - push: {target: nav, controller: {as: B}}
      responses:
        "200":
          description: The report, whichever way it went.
          headers: {Request-Id: {$ref: "#/components/headers/RequestId"}}
          content:
            application/json:
              schema: {$ref: "#/components/schemas/ScenarioResult"}
            text/plain:
              schema: {type: string, description: "One line for each step, with a diff where it failed."}
            application/xml:
              schema: {$ref: "#/components/schemas/JUnit"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
  /v1/verify:
    post:
      operationId: verifyLog
      tags: [Scenarios]
      summary: Verify a real app's log
      description: Is this log, printed by a real app while it did what the scenario says, what UIKit does?
      parameters:
        - {$ref: "#/components/parameters/ReportFormat"}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: "#/components/schemas/VerifyRequest"}
            examples:
              typical:
                value:
                  scenario:
                    name: A push
                    root: {class: UINavigationController, as: nav, viewControllers: [{as: A}]}
                    steps: [{push: {target: nav, controller: {as: B}}}]
                  log: "B viewDidLoad\nA viewWillDisappear\nB viewWillAppear\n"
      responses:
        "200":
          description: The verdict.
          headers: {Request-Id: {$ref: "#/components/headers/RequestId"}}
          content:
            application/json:
              schema: {$ref: "#/components/schemas/VerifyResult"}
            text/plain:
              schema: {type: string, description: An aligned diff.}
            application/xml:
              schema: {$ref: "#/components/schemas/JUnit"}
        "400": {$ref: "#/components/responses/BadRequest"}
        "401": {$ref: "#/components/responses/Unauthenticated"}
        "403": {$ref: "#/components/responses/Forbidden"}
        "405": {$ref: "#/components/responses/MethodNotAllowed"}
        "406": {$ref: "#/components/responses/NotAcceptable"}
        "413": {$ref: "#/components/responses/BodyTooLarge"}
        "415": {$ref: "#/components/responses/UnsupportedMediaType"}
        "422": {$ref: "#/components/responses/Unprocessable"}
        "429": {$ref: "#/components/responses/TooManyRequests"}
        "500": {$ref: "#/components/responses/InternalError"}
        "501": {$ref: "#/components/responses/NotModelled"}
        "503": {$ref: "#/components/responses/Unavailable"}
components:
  securitySchemes:
    bearerAuth:
      type: http
      scheme: bearer
      description: >-
        A token, where the service was started with a file of tokens; a service on loopback asks nobody by default. The
        list of all sessions, deleting in bulk and the metrics need a token with the role admin.
  parameters:
    Session:
      name: session
      in: path
      required: true
      description: The `id` of a session.
      schema: {$ref: "#/components/schemas/SessionID"}
      example: 5n8qj6k0v3x2m7d4r9t1w5y8za
    Controller:
      name: controller
      in: path
      required: true
      description: The label or the id of a controller.
      schema: {type: string, minLength: 1, maxLength: 256}
      example: home
    StoryboardName:
      name: name
      in: path
      required: true
      description: The name of a storyboard.
      schema: {type: string, minLength: 1, maxLength: 128, pattern: "^[A-Za-z0-9_-]+$"}
      example: Main
    Label:
      name: label
      in: query
      description: Only sessions that carry this label.
      schema: {$ref: "#/components/schemas/LabelFilter"}
      example: run:42
    TextFormat:
      name: format
      in: query
      description: The representation, instead of Accept.
      schema: {type: string, enum: [json, text]}
      example: json
    PageFormat:
      name: format
      in: query
      description: The representation, instead of Accept.
      schema: {type: string, enum: [html, text]}
      example: html
    ReportFormat:
      name: format
      in: query
      description: The representation, instead of Accept.
      schema: {type: string, enum: [json, text, junit]}
      example: json
    TextStyle:
      name: style
      in: query
      description: How the text form names methods, `swift` as in `home.viewDidLoad()` or `objc` as in `-[Home viewDidLoad]`.
      schema: {type: string, enum: [swift, objc], default: swift}
      example: swift
    IfMatch:
      name: If-Match
      in: header
      description: >-
        The ETag that the session must have, or `*`. With anything else the answer is 412 and nothing happens.
      schema: {type: string}
      example: '*'
    IfNoneMatch:
      name: If-None-Match
      in: header
      description: An ETag that the client has; if it is still the session's, the answer is 304.
      schema: {type: string}
      example: '"v0"'
    IdempotencyKey:
      name: Idempotency-Key
      in: header
      description: >-
        Makes a retry safe: the same key with the same request gets the stored answer, with another request 422. Kept
        with the session, in quotation marks or bare.
      schema: {type: string, pattern: '^("[!#-~]{1,253}"|[!#-~]{1,255})$'}
  headers:
    ETag:
      description: The session's version, `"v7"`; it counts operations.
      schema: {type: string, pattern: '^"v[0-9]+"$'}
    Location:
      description: The path of what was created.
      schema: {type: string, pattern: "^/v1/"}
    RequestId:
      description: Names the request in the service's log; the client's own `Request-Id` where it sent one.
      schema: {type: string, minLength: 1, maxLength: 128}
    IdempotencyReplayed:
      description: "`true` when the answer is that of an earlier request with the same key."
      schema: {type: string, const: "true"}
    Allow:
      description: The methods that the path has.
      schema: {type: string, pattern: "^[A-Z]+(, [A-Z]+)*$"}
    RetryAfter:
      description: Seconds to wait.
      schema: {type: integer, format: int32, minimum: 0}
  responses:
    OperationResult:
      description: The operation was carried out as UIKit would, also where UIKit ignores it or raises.
      headers:
        ETag: {$ref: "#/components/headers/ETag"}
        Idempotency-Replayed: {$ref: "#/components/headers/IdempotencyReplayed"}
        Request-Id: {$ref: "#/components/headers/RequestId"}
      content:
        application/json:
          schema: {$ref: "#/components/schemas/OperationResult"}
        text/plain:
          schema: {$ref: "#/components/schemas/EventText"}
    Session:
      description: The session.
      headers:
        ETag: {$ref: "#/components/headers/ETag"}
        Request-Id: {$ref: "#/components/headers/RequestId"}
      content:
        application/json:
          schema: {$ref: "#/components/schemas/Session"}
    Health:
      description: All is well.
      headers: {Request-Id: {$ref: "#/components/headers/RequestId"}}
      content:
        application/json:
          schema: {$ref: "#/components/schemas/Health"}
    Page:
      description: A page.
      headers: {Request-Id: {$ref: "#/components/headers/RequestId"}}
      content:
        text/html:
          schema: {type: string, description: A page without scripts.}
    PageOrText:
      description: A page, or the same as text.
      headers: {Request-Id: {$ref: "#/components/headers/RequestId"}}
      content:
        text/html:
          schema: {type: string, description: A page without scripts.}
        text/plain:
          schema: {type: string, description: The same as text.}
    NotModified:
      description: The client has the present version already.
      headers:
        ETag: {$ref: "#/components/headers/ETag"}
        Request-Id: {$ref: "#/components/headers/RequestId"}
    BadRequest:
      description: The request is malformed, or a value in it is wrong.
      headers:
        Request-Id: {$ref: "#/components/headers/RequestId"}
      content:
        application/problem+json:
          schema: {$ref: "#/components/schemas/Problem"}
        text/plain:
          schema: {type: string, description: The problem in one line.}
    Forbidden:
      description: The Host or the Origin is not allowed.
      headers:
        Request-Id: {$ref: "#/components/headers/RequestId"}
      content:
        application/problem+json:
          schema: {$ref: "#/components/schemas/Problem"}
        text/plain:
          schema: {type: string, description: The problem in one line.}
    NotFound:
      description: There is no such session, controller or operation.
      headers:
        Request-Id: {$ref: "#/components/headers/RequestId"}
      content:
        application/problem+json:
          schema: {$ref: "#/components/schemas/Problem"}
        text/plain:
          schema: {type: string, description: The problem in one line.}
    MethodNotAllowed:
      description: The path does not have this method.
      headers:
        Request-Id: {$ref: "#/components/headers/RequestId"}
        Allow: {$ref: "#/components/headers/Allow"}
      content:
        application/problem+json:
          schema: {$ref: "#/components/schemas/Problem"}
        text/plain:
          schema: {type: string, description: The problem in one line.}
    NotAcceptable:
      description: There is no representation that Accept asks for.
      headers:
        Request-Id: {$ref: "#/components/headers/RequestId"}
      content:
        application/problem+json:
          schema: {$ref: "#/components/schemas/Problem"}
        text/plain:
          schema: {type: string, description: The problem in one line.}
    StorageFull:
      description: The store has no space left. Nothing was changed; the service goes on by itself when there is space.
      headers:
        Request-Id: {$ref: "#/components/headers/RequestId"}
      content:
        application/problem+json:
          schema: {$ref: "#/components/schemas/Problem"}
        text/plain:
          schema: {type: string, description: The problem in one line.}
    Conflict:
      description: The state of the session does not allow it.
      headers:
        Request-Id: {$ref: "#/components/headers/RequestId"}
      content:
        application/problem+json:
          schema: {$ref: "#/components/schemas/Problem"}
        text/plain:
          schema: {type: string, description: The problem in one line.}
    PreconditionFailed:
      description: The session has another version than If-Match names.
      headers:
        Request-Id: {$ref: "#/components/headers/RequestId"}
      content:
        application/problem+json:
          schema: {$ref: "#/components/schemas/Problem"}
        text/plain:
          schema: {type: string, description: The problem in one line.}
    BodyTooLarge:
      description: The body exceeds the limit.
      headers:
        Request-Id: {$ref: "#/components/headers/RequestId"}
      content:
        application/problem+json:
          schema: {$ref: "#/components/schemas/Problem"}
        text/plain:
          schema: {type: string, description: The problem in one line.}
    UnsupportedMediaType:
      description: The body has a type that the operation does not take.
      headers:
        Request-Id: {$ref: "#/components/headers/RequestId"}
      content:
        application/problem+json:
          schema: {$ref: "#/components/schemas/Problem"}
        text/plain:
          schema: {type: string, description: The problem in one line.}
    Unprocessable:
      description: The request is understood but cannot be carried out within the limits.
      headers:
        Request-Id: {$ref: "#/components/headers/RequestId"}
      content:
        application/problem+json:
          schema: {$ref: "#/components/schemas/Problem"}
        text/plain:
          schema: {type: string, description: The problem in one line.}
    Unauthenticated:
      description: The service asks for a token, and the request has none that it knows.
      headers:
        Request-Id: {$ref: "#/components/headers/RequestId"}
        WWW-Authenticate:
          description: The scheme that is asked for.
          schema: {type: string}
          example: Bearer realm="understudy"
      content:
        application/problem+json:
          schema: {$ref: "#/components/schemas/Problem"}
        text/plain:
          schema: {type: string, description: The problem in one line.}
    PreconditionRequired:
      description: The service was started so that operations need `If-Match`.
      headers:
        Request-Id: {$ref: "#/components/headers/RequestId"}
      content:
        application/problem+json:
          schema: {$ref: "#/components/schemas/Problem"}
        text/plain:
          schema: {type: string, description: The problem in one line.}
    TooManyRequests:
      description: >-
        A quota or a rate is exhausted. Where the service limits the rate, replies also carry `RateLimit-Policy` and
        `RateLimit`.
      headers:
        Request-Id: {$ref: "#/components/headers/RequestId"}
        Retry-After: {$ref: "#/components/headers/RetryAfter"}
      content:
        application/problem+json:
          schema: {$ref: "#/components/schemas/Problem"}
        text/plain:
          schema: {type: string, description: The problem in one line.}
    InternalError:
      description: The service met a fault of its own.
      headers:
        Request-Id: {$ref: "#/components/headers/RequestId"}
      content:
        application/problem+json:
          schema: {$ref: "#/components/schemas/Problem"}
        text/plain:
          schema: {type: string, description: The problem in one line.}
    NotModelled:
      description: UIKit has this, the model has it not yet.
      headers:
        Request-Id: {$ref: "#/components/headers/RequestId"}
      content:
        application/problem+json:
          schema: {$ref: "#/components/schemas/Problem"}
        text/plain:
          schema: {type: string, description: The problem in one line.}
    Unavailable:
      description: The service is stopping, overloaded or without its store.
      headers:
        Request-Id: {$ref: "#/components/headers/RequestId"}
        Retry-After: {$ref: "#/components/headers/RetryAfter"}
      content:
        application/problem+json:
          schema: {$ref: "#/components/schemas/Problem"}
        text/plain:
          schema: {type: string, description: The problem in one line.}
  schemas:
    SessionID:
      type: string
      description: 128 random bits in 26 digits of Crockford's base 32.
      minLength: 26
      maxLength: 26
      pattern: "^[0-7][0-9a-hjkmnp-tv-z]{25}$"
      examples: [5n8qj6k0v3x2m7d4r9t1w5y8za]
    LabelFilter:
      type: string
      description: A label as `key:value`.
      minLength: 2
      maxLength: 513
      pattern: "^[^:]+:.*$"
      examples: ["run:42"]
    Labels:
      type: object
      description: Names by which sessions are listed and deleted in bulk.
      maxProperties: 16
      propertyNames: {minLength: 1, maxLength: 256, pattern: "^[^:]+$"}
      additionalProperties: {type: string, maxLength: 256}
      examples: [{run: "42"}]
    SessionDefinition:
      type: object
      description: A simulated app and how its session is kept.
      properties:
        labels: {$ref: "#/components/schemas/Labels"}
        ttlSeconds: {$ref: "#/components/schemas/TimeToLive"}
        device: {$ref: "#/components/schemas/Device"}
        clock:
          type: string
          enum: [settle, manual]
          default: settle
          description: Whether every operation runs to rest, or transitions wait for `advance` and `settle`.
        exceptions:
          type: string
          enum: [rollback, terminate]
          default: rollback
          description: Whether an NSException leaves the hierarchy as it was before the operation, or ends the app.
        classes:
          type: object
          description: The app's own subclasses, by name.
          propertyNames: {$ref: "#/components/schemas/ClassName"}
          additionalProperties: {$ref: "#/components/schemas/ClassDescription"}
        storyboards: {$ref: "#/components/schemas/Documents"}
        nibs: {$ref: "#/components/schemas/Documents"}
        mainStoryboard:
          type: string
          minLength: 1
          maxLength: 65536
          description: The storyboard whose initial controller becomes the root; not together with `root`.
        app: {$ref: "#/components/schemas/AppDescription"}
        scene:
          type: object
          description: The scene's delegate.
          properties:
            scripts:
              type: object
              description: What the delegate does in its methods.
              propertyNames:
                enum:
                  - willConnect
                  - willEnterForeground
                  - didBecomeActive
                  - willResignActive
                  - didEnterBackground
                  - didDisconnect
                  - stateRestorationActivity
              additionalProperties:
                type: array
                maxItems: 100
                items: {$ref: "#/components/schemas/Script"}
            restoration:
              type: object
              description: >-
                The activity with which the delegate answers stateRestorationActivity(for:). Controllers whose
                `userActivity` is of its type put their `encode` into it.
              required: [activityType]
              properties:
                activityType: {type: string, minLength: 1, maxLength: 65536, description: The activity's type.}
                userInfo: {$ref: "#/components/schemas/StateValues"}
              additionalProperties: false
          additionalProperties: false
        root: {$ref: "#/components/schemas/ControllerDescription"}
        restore: {$ref: "#/components/schemas/ArchiveOrNone"}
      additionalProperties: false
    TimeToLive:
      type: integer
      format: int32
      minimum: 1
      maximum: 86400
      description: Seconds without activity after which the session ends.
      examples: [1800]
    Device:
      description: The simulated device, by its marketing name or by an idiom with the screen's size.
      oneOf:
        - {$ref: "#/components/schemas/DevicePreset"}
        - {$ref: "#/components/schemas/CustomDevice"}
    DevicePreset:
      type: object
      description: A device by its marketing name; without one, an iPhone of the version.
      properties:
        model:
          type: string
          description: The marketing name.
          enum:
            - iPhone 4
            - iPhone 4s
            - iPhone 5
            - iPod touch (5th generation)
            - iPhone 5c
            - iPhone 5s
            - iPhone 6
            - iPhone 6 Plus
            - iPod touch (6th generation)
            - iPhone 6s
            - iPhone 6s Plus
            - iPhone SE
            - iPhone SE (1st generation)
            - iPhone 7
            - iPhone 7 Plus
            - iPhone 8
            - iPhone 8 Plus
            - iPhone X
            - iPhone XS
            - iPhone XS Max
            - iPhone XR
            - iPod touch (7th generation)
            - iPhone 11
            - iPhone 11 Pro
            - iPhone 11 Pro Max
            - iPhone SE (2nd generation)
            - iPhone 12 mini
            - iPhone 12
            - iPhone 12 Pro
            - iPhone 12 Pro Max
            - iPhone 13 mini
            - iPhone 13
            - iPhone 13 Pro
            - iPhone 13 Pro Max
            - iPhone SE (3rd generation)
            - iPhone 14
            - iPhone 14 Plus
            - iPhone 14 Pro
            - iPhone 14 Pro Max
            - iPhone 15
            - iPhone 15 Plus
            - iPhone 15 Pro
            - iPhone 15 Pro Max
            - iPhone 16
            - iPhone 16 Plus
            - iPhone 16 Pro
            - iPhone 16 Pro Max
            - iPhone 16e
            - iPhone 17
            - iPhone Air
            - iPhone 17 Pro
            - iPhone 17 Pro Max
            - iPad 2
            - iPad (3rd generation)
            - iPad (4th generation)
            - iPad mini
            - iPad Air
            - iPad mini 2
            - iPad Air 2
            - iPad mini 3
            - iPad mini 4
            - iPad Pro (12.9-inch)
            - iPad Pro (9.7-inch)
            - iPad (5th generation)
            - iPad Pro (10.5-inch)
            - iPad Pro (12.9-inch) (2nd generation)
            - iPad (6th generation)
            - iPad Pro (11-inch)
            - iPad Pro (12.9-inch) (3rd generation)
            - iPad Air (3rd generation)
            - iPad mini (5th generation)
            - iPad (7th generation)
            - iPad Pro (11-inch) (2nd generation)
            - iPad Pro (12.9-inch) (4th generation)
            - iPad (8th generation)
            - iPad Air (4th generation)
            - iPad Pro (11-inch) (3rd generation)
            - iPad Pro (12.9-inch) (5th generation)
            - iPad (9th generation)
            - iPad mini (6th generation)
            - iPad Air (5th generation)
            - iPad (10th generation)
            - iPad Pro (11-inch) (4th generation)
            - iPad Pro (12.9-inch) (6th generation)
            - iPad Air 11-inch (M2)
            - iPad Air 13-inch (M2)
            - iPad Pro 11-inch (M4)
            - iPad Pro 13-inch (M4)
            - iPad mini (A17 Pro)
            - iPad (A16)
            - iPad Air 11-inch (M3)
            - iPad Air 13-inch (M3)
            - iPad Pro 11-inch (M5)
            - iPad Pro 13-inch (M5)
        systemVersion: {$ref: "#/components/schemas/SystemVersion"}
        orientation: {$ref: "#/components/schemas/InterfaceOrientation"}
      additionalProperties: false
    CustomDevice:
      type: object
      description: Any phone or pad.
      required: [idiom]
      properties:
        idiom: {type: string, enum: [phone, pad], description: The user interface idiom.}
        size:
          type: object
          description: The screen held upright, in points; the width is not larger than the height.
          required: [width, height]
          properties:
            width: {type: number, exclusiveMinimum: 0, maximum: 10000, description: The shorter side.}
            height: {type: number, exclusiveMinimum: 0, maximum: 10000, description: The longer side.}
          additionalProperties: false
        systemVersion: {$ref: "#/components/schemas/SystemVersion"}
        orientation: {$ref: "#/components/schemas/InterfaceOrientation"}
      additionalProperties: false
    SystemVersion:
      type: string
      description: A version of iOS, from 5.0 to 18 and from 26 to 27.
      maxLength: 10
      pattern: "^([5-9]|1[0-8]|2[67])(\\.[0-9]{1,3}){0,2}$"
      examples: ["17.0"]
    Size:
      type: object
      description: A size in points.
      required: [width, height]
      properties:
        width: {$ref: "#/components/schemas/Points"}
        height: {$ref: "#/components/schemas/Points"}
      additionalProperties: false
    ClassDescription:
      type: object
      description: One of the app's own subclasses, as data.
      properties:
        superclass: {$ref: "#/components/schemas/ClassName"}
        overrides:
          type: object
          description: >-
            Answers of overridden getters and queries by their Swift names. For `forUnwindSegueAction` and
            `segueForUnwinding`, `super` is an override that returns what its superclass answers.
          properties:
            nibName: {type: [string, "null"], maxLength: 65536, description: "`nibName`."}
            nibBundle: {type: [string, "null"], maxLength: 65536, description: "`nibBundle`."}
            storyboard: {$ref: "#/components/schemas/AnyValue"}
            view: {$ref: "#/components/schemas/AnyValue"}
            viewIfLoaded: {$ref: "#/components/schemas/AnyValue"}
            isViewLoaded: {type: boolean, description: "`isViewLoaded`."}
            title: {type: [string, "null"], maxLength: 65536, description: "`title`."}
            preferredContentSize: {$ref: "#/components/schemas/Size"}
            contentSizeForViewInPopover: {$ref: "#/components/schemas/Size"}
            modalPresentationStyle:
              type: string
              enum: [automatic, none, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover]
              description: "`modalPresentationStyle`."
            modalTransitionStyle:
              type: string
              enum: [coverVertical, flipHorizontal, crossDissolve, partialCurl]
              description: "`modalTransitionStyle`."
            isModalInPopover: {type: boolean, description: "`isModalInPopover`."}
            isModalInPresentation: {type: boolean, description: "`isModalInPresentation`."}
            definesPresentationContext: {type: boolean, description: "`definesPresentationContext`."}
            providesPresentationContextTransitionStyle: {type: boolean, description: "`providesPresentationContextTransitionStyle`."}
            disablesAutomaticKeyboardDismissal: {type: boolean, description: "`disablesAutomaticKeyboardDismissal`."}
            restoresFocusAfterTransition: {type: boolean, description: "`restoresFocusAfterTransition`."}
            transitioningDelegate: {$ref: "#/components/schemas/TransitioningDelegate"}
            transitionCoordinator: {$ref: "#/components/schemas/AnyValue"}
            presentationController: {$ref: "#/components/schemas/AnyValue"}
            presentationDelegate: {$ref: "#/components/schemas/PresentationDelegate"}
            popoverPresentationController: {$ref: "#/components/schemas/PopoverAnchorOrNull"}
            sheetPresentationController: {$ref: "#/components/schemas/AnyValue"}
            delegate: {$ref: "#/components/schemas/ContainerDelegate"}
            topLayoutGuide: {$ref: "#/components/schemas/AnyValue"}
            bottomLayoutGuide: {$ref: "#/components/schemas/AnyValue"}
            edgesForExtendedLayout:
              type: array
              maxItems: 4
              description: "`edgesForExtendedLayout`."
              items: {type: string, enum: [top, left, bottom, right]}
            extendedLayoutIncludesOpaqueBars: {type: boolean, description: "`extendedLayoutIncludesOpaqueBars`."}
            automaticallyAdjustsScrollViewInsets: {type: boolean, description: "`automaticallyAdjustsScrollViewInsets`."}
            shouldAutorotate: {type: boolean, description: "`shouldAutorotate`."}
            supportedInterfaceOrientations:
              type: array
              maxItems: 4
              description: "`supportedInterfaceOrientations`."
              items: {$ref: "#/components/schemas/InterfaceOrientation"}
            preferredInterfaceOrientationForPresentation: {$ref: "#/components/schemas/InterfaceOrientation"}
            interfaceOrientation: {$ref: "#/components/schemas/InterfaceOrientation"}
            children: {type: array, maxItems: 1000, description: "`children`.", items: {$ref: "#/components/schemas/ControllerName"}}
            shouldAutomaticallyForwardAppearanceMethods: {type: boolean, description: "`shouldAutomaticallyForwardAppearanceMethods`."}
            shouldAutomaticallyForwardRotationMethods: {type: boolean, description: "`shouldAutomaticallyForwardRotationMethods`."}
            isBeingPresented: {type: boolean, description: "`isBeingPresented`."}
            isBeingDismissed: {type: boolean, description: "`isBeingDismissed`."}
            isMovingToParent: {type: boolean, description: "`isMovingToParent`."}
            isMovingFromParent: {type: boolean, description: "`isMovingFromParent`."}
            presentingViewController: {$ref: "#/components/schemas/ControllerNameOrNull"}
            presentedViewController: {$ref: "#/components/schemas/ControllerNameOrNull"}
            parent: {$ref: "#/components/schemas/ControllerNameOrNull"}
            navigationController: {$ref: "#/components/schemas/ControllerNameOrNull"}
            splitViewController: {$ref: "#/components/schemas/ControllerNameOrNull"}
            tabBarController: {$ref: "#/components/schemas/ControllerNameOrNull"}
            restorationIdentifier: {type: [string, "null"], maxLength: 65536, description: "`restorationIdentifier`."}
            restorationClass: {type: [string, "null"], maxLength: 65536, description: "`restorationClass`."}
            encode: {$ref: "#/components/schemas/StateValues"}
            userActivity: {type: [string, "null"], maxLength: 65536, description: "The type of `userActivity`."}
            previewActionItems: {$ref: "#/components/schemas/AnyValue"}
            extensionContext: {$ref: "#/components/schemas/AnyValue"}
            childForStatusBarHidden: {$ref: "#/components/schemas/ControllerNameOrNull"}
            childForStatusBarStyle: {$ref: "#/components/schemas/ControllerNameOrNull"}
            preferredStatusBarStyle:
              type: string
              enum: [default, lightContent, darkContent]
              description: "`preferredStatusBarStyle`."
            prefersStatusBarHidden: {type: boolean, description: "`prefersStatusBarHidden`."}
            modalPresentationCapturesStatusBarAppearance: {type: boolean, description: "`modalPresentationCapturesStatusBarAppearance`."}
            preferredStatusBarUpdateAnimation:
              type: string
              enum: [none, fade, slide]
              description: "`preferredStatusBarUpdateAnimation`."
            childForHomeIndicatorAutoHidden: {$ref: "#/components/schemas/ControllerNameOrNull"}
            prefersHomeIndicatorAutoHidden: {type: boolean, description: "`prefersHomeIndicatorAutoHidden`."}
            hidesBottomBarWhenPushed: {type: boolean, description: "`hidesBottomBarWhenPushed`."}
            toolbarItems: {$ref: "#/components/schemas/AnyValue"}
            navigationItem: {$ref: "#/components/schemas/AnyValue"}
            tabBarItem: {$ref: "#/components/schemas/AnyValue"}
            isEditing: {type: boolean, description: "`isEditing`."}
            editButtonItem: {$ref: "#/components/schemas/AnyValue"}
            canDisplayBannerAds: {type: boolean, description: "`canDisplayBannerAds`."}
            interstitialPresentationPolicy:
              type: string
              enum: [none, automatic, manual]
              description: "`interstitialPresentationPolicy`."
            isPresentingFullScreenAd: {type: boolean, description: "`isPresentingFullScreenAd`."}
            isDisplayingBannerAd: {type: boolean, description: "`isDisplayingBannerAd`."}
            shouldPresentInterstitialAd: {type: boolean, description: "`shouldPresentInterstitialAd`."}
            viewControllers: {type: array, maxItems: 1000, description: "`viewControllers`.", items: {$ref: "#/components/schemas/ControllerName"}}
            topViewController: {$ref: "#/components/schemas/ControllerNameOrNull"}
            visibleViewController: {$ref: "#/components/schemas/ControllerNameOrNull"}
            isNavigationBarHidden: {type: boolean, description: "`isNavigationBarHidden`."}
            isToolbarHidden: {type: boolean, description: "`isToolbarHidden`."}
            selectedIndex: {type: integer, format: int64, description: "`selectedIndex`."}
            selectedViewController: {$ref: "#/components/schemas/ControllerNameOrNull"}
            isTabBarHidden: {type: boolean, description: "`isTabBarHidden`."}
            moreNavigationController: {$ref: "#/components/schemas/ControllerNameOrNull"}
            customizableViewControllers: {type: array, maxItems: 1000, description: "`customizableViewControllers`.", items: {$ref: "#/components/schemas/ControllerName"}}
            isCollapsed: {type: boolean, description: "`isCollapsed`."}
            displayMode: {type: [string, "null"], maxLength: 65536, description: "`displayMode`."}
            preferredDisplayMode: {type: [string, "null"], maxLength: 65536, description: "`preferredDisplayMode`."}
            style: {type: string, enum: [unspecified, doubleColumn, tripleColumn], description: "`style`."}
            transitionStyle:
              type: string
              enum: [pageCurl, scroll]
              description: "`transitionStyle`."
            navigationOrientation:
              type: string
              enum: [horizontal, vertical]
              description: "`navigationOrientation`."
            spineLocation:
              type: string
              enum: [none, min, mid, max]
              description: "`spineLocation`."
            isDoubleSided: {type: boolean, description: "`isDoubleSided`."}
            message: {type: [string, "null"], maxLength: 65536, description: "`message`."}
            preferredStyle:
              type: string
              enum: [actionSheet, alert]
              description: "`preferredStyle`."
            allowedChildrenForUnwinding: {$ref: "#/components/schemas/AnyValue"}
            canPerformUnwindSegueAction: {$ref: "#/components/schemas/AnyValue"}
            childContaining: {$ref: "#/components/schemas/AnyValue"}
            forUnwindSegueAction: {$ref: "#/components/schemas/AnyValue"}
            segueForUnwinding: {$ref: "#/components/schemas/AnyValue"}
            separateSecondaryViewController: {$ref: "#/components/schemas/AnyValue"}
            shouldPerformSegue: {$ref: "#/components/schemas/AnyValue"}
            targetViewController: {$ref: "#/components/schemas/AnyValue"}
            shouldRemovePresentersView: {$ref: "#/components/schemas/AnyValue"}
            shouldPresentInFullscreen: {$ref: "#/components/schemas/AnyValue"}
            frameOfPresentedViewInContainerView: {$ref: "#/components/schemas/AnyValue"}
            overrideTraitCollection: {$ref: "#/components/schemas/AnyValue"}
          patternProperties:
            ":$":
              description: >-
                What a method of the app answers, by its selector: a segue action (`IBSegueAction`) answers the
                description of the controller that it creates, or null.
          additionalProperties: false
        scripts:
          type: object
          description: >-
            What the class does in its callbacks and actions, by the callback's short name or by one of the selectors
            in `actions`.
          propertyNames:
            anyOf:
              - {$ref: "#/components/schemas/CallbackName"}
              - {$ref: "#/components/schemas/Selector"}
          additionalProperties:
            type: array
            maxItems: 100
            items: {$ref: "#/components/schemas/Script"}
        actions:
          type: array
          maxItems: 256
          description: Selectors that the class implements.
          items: {$ref: "#/components/schemas/Selector"}
        callsSuper:
          type: object
          description: For each callback whether its override calls super; it does where nothing is said.
          propertyNames: {$ref: "#/components/schemas/CallbackName"}
          additionalProperties: {type: boolean}
        encode: {$ref: "#/components/schemas/StateValues"}
        restores: {$ref: "#/components/schemas/ControllerReferenceOrNull"}
        restoresPaths: {$ref: "#/components/schemas/RestorationAnswers"}
      additionalProperties: false
    Script:
      type: object
      description: App code inside a callback.
      required: [do]
      properties:
        once: {type: boolean, default: false, description: Whether it runs only the first time for each instance.}
        when: {const: restored, description: It runs only in a run that was launched with saved state.}
        do: {$ref: "#/components/schemas/Operations"}
      additionalProperties: false
    AppDescription:
      type: object
      description: The app and its delegate.
      properties:
        supportedInterfaceOrientations:
          type: array
          maxItems: 4
          description: Those of the app's Info.plist.
          items: {$ref: "#/components/schemas/InterfaceOrientation"}
        version: {type: string, minLength: 1, maxLength: 65536, default: "1", description: The app's CFBundleVersion.}
        makesWindowVisibleIn:
          type: string
          enum: [willFinishLaunching, didFinishLaunching]
          default: didFinishLaunching
          description: In which of its methods the delegate makes the window visible.
        restoration:
          type: object
          description: >-
            What the app does about its state. With it the app makes its root in willFinishLaunching, and its state is
            saved on the way into the background.
          properties:
            shouldSave: {type: boolean, default: true, description: application(_:shouldSaveApplicationState:).}
            shouldRestore:
              type: boolean
              default: true
              description: application(_:shouldRestoreApplicationState:), for archives of the app's own version.
            restoresOtherVersions: {type: boolean, default: false, description: Whether it takes those of others too.}
            usesSecureMethods:
              type: boolean
              description: >-
                Whether the delegate has the methods for secure coding (iOS 13.2), as it has where nothing is said.
            viewControllers: {$ref: "#/components/schemas/RestorationAnswers"}
            encode: {$ref: "#/components/schemas/StateValues"}
            objects:
              type: object
              description: >-
                Objects that the app registers for restoration (iOS 7), by identifier. They are saved where `encode`
                refers to them: `{"object": identifier}`.
              propertyNames: {minLength: 1}
              additionalProperties:
                type: object
                description: One object.
                properties:
                  class: {$ref: "#/components/schemas/ClassName"}
                  encode: {$ref: "#/components/schemas/StateValues"}
                additionalProperties: false
            ignoresSnapshot:
              type: boolean
              default: false
              description: Whether the app calls ignoreSnapshotOnNextApplicationLaunch().
            isDeveloperMode:
              type: boolean
              default: false
              description: UIStateRestorationDeveloperMode, in which saved state is kept whatever happens to the app.
          additionalProperties: false
        extension:
          type: object
          description: The app is an app extension with this context, its root the principal controller (iOS 8).
          properties:
            point: {type: string, minLength: 1, maxLength: 65536, description: NSExtensionPointIdentifier.}
            inputItems: {type: array, maxItems: 1000, description: The context's input items., items: {}}
          additionalProperties: false
        scripts:
          type: object
          description: What the delegate does in its methods.
          propertyNames:
            enum:
              - willFinishLaunchingWithOptions
              - didFinishLaunchingWithOptions
              - didBecomeActive
              - willResignActive
              - didEnterBackground
              - willEnterForeground
              - willTerminate
              - configurationForConnecting
              - didDiscardSceneSessions
              - shouldSaveApplicationState
              - shouldSaveSecureApplicationState
              - willEncodeRestorableState
              - shouldRestoreApplicationState
              - shouldRestoreSecureApplicationState
              - didDecodeRestorableState
              - didReceiveMemoryWarning
          additionalProperties:
            type: array
            maxItems: 100
            items: {$ref: "#/components/schemas/Script"}
      additionalProperties: false
    CallbackName:
      type: string
      description: A callback or query of a controller by its short name.
      enum:
        - allowedChildrenForUnwinding
        - applicationFinishedRestoringState
        - awakeFromNib
        - canBecomeFirstResponder
        - canPerformUnwindSegueAction
        - childContaining
        - childForHomeIndicatorAutoHidden
        - childForStatusBarHidden
        - childForStatusBarStyle
        - collapseSecondaryViewController
        - containerViewDidLayoutSubviews
        - containerViewWillLayoutSubviews
        - decodeRestorableState
        - deinit
        - didAnimateFirstHalfOfRotation
        - didMove
        - didPop
        - didReceiveMemoryWarning
        - didRotate
        - dismiss
        - dismissalTransitionDidEnd
        - dismissalTransitionWillBegin
        - edgesForExtendedLayout
        - encodeRestorableState
        - extendedLayoutIncludesOpaqueBars
        - forUnwindSegueAction
        - init
        - loadView
        - perform
        - performSegue
        - popToViewController
        - popViewController
        - preferredContentSizeDidChange
        - preferredInterfaceOrientationForPresentation
        - preferredStatusBarStyle
        - preferredStatusBarUpdateAnimation
        - prefersHomeIndicatorAutoHidden
        - prefersInterfaceOrientationLocked
        - prefersStatusBarHidden
        - prepare
        - present
        - presentationTransitionDidEnd
        - presentationTransitionWillBegin
        - pushViewController
        - segueForUnwinding
        - separateSecondaryViewController
        - setEditing
        - shouldAutomaticallyForwardAppearanceMethods
        - shouldAutorotate
        - shouldPerformSegue
        - shouldPop
        - show
        - showDetailViewController
        - supportedInterfaceOrientations
        - targetViewController
        - traitCollectionDidChange
        - unwind
        - updateUserActivityState
        - updateViewConstraints
        - viewDidAppear
        - viewDidDisappear
        - viewDidLayoutSubviews
        - viewDidLoad
        - viewDidUnload
        - viewIsAppearing
        - viewLayoutMarginsDidChange
        - viewSafeAreaInsetsDidChange
        - viewWillAppear
        - viewWillDisappear
        - viewWillLayoutSubviews
        - viewWillTransition
        - viewWillUnload
        - willAnimateFirstHalfOfRotation
        - willAnimateRotation
        - willAnimateSecondHalfOfRotation
        - willMove
        - willRotate
        - willTransition
    Documents:
      type: object
      description: Interface Builder documents by name.
      maxProperties: 100
      additionalProperties: {type: string, maxLength: 4194304}
    ClassName:
      type: string
      description: A class of UIKit or of the app.
      minLength: 1
      maxLength: 65536
      examples: [UINavigationController, HomeViewController]
    ControllerName:
      type: string
      description: The label or the id of an existing controller, or `self` and `presenter` where those have a meaning.
      minLength: 1
      maxLength: 65536
      examples: [home, c2]
    ControllerNameOrNull:
      type: [string, "null"]
      description: The label or the id of an existing controller, or null for none.
      minLength: 1
      maxLength: 65536
    ControllerReference:
      description: An existing controller by label or id, or the description of a new one.
      oneOf:
        - {$ref: "#/components/schemas/ControllerName"}
        - {$ref: "#/components/schemas/ControllerDescription"}
    ControllerReferenceOrNull:
      description: As ControllerReference; null stands for nil.
      oneOf:
        - {$ref: "#/components/schemas/ControllerName"}
        - {$ref: "#/components/schemas/ControllerDescription"}
        - {type: "null"}
    ControllerReferences:
      type: array
      description: Controllers in order.
      maxItems: 10000
      items: {$ref: "#/components/schemas/ControllerReference"}
    ControllerDescription:
      type: object
      description: What an app writes to create a controller - its class, its properties and what it contains.
      properties:
        class: {$ref: "#/components/schemas/ClassName"}
        as: {$ref: "#/components/schemas/NewLabel"}
        storyboard: {type: string, minLength: 1, maxLength: 65536, description: The storyboard that holds the scene.}
        identifier: {type: string, minLength: 1, maxLength: 65536, description: The scene's identifier in the storyboard.}
        nib: {type: string, minLength: 1, maxLength: 65536, description: The nib that holds the view.}
        viewControllers: {$ref: "#/components/schemas/ControllerReferences"}
        children: {$ref: "#/components/schemas/ControllerReferences"}
        previewingDelegate: {$ref: "#/components/schemas/PreviewingDelegate"}
        dataSource:
          type: object
          description: The pages that a page controller's data source hands out.
          required: [pages]
          properties:
            pages: {$ref: "#/components/schemas/ControllerReferences"}
          additionalProperties: false
        columns:
          type: object
          description: The controllers in the columns of a split view controller whose style names columns (iOS 14 and later).
          properties:
            primary: {$ref: "#/components/schemas/ControllerReference"}
            supplementary: {$ref: "#/components/schemas/ControllerReference"}
            secondary: {$ref: "#/components/schemas/ControllerReference"}
            compact: {$ref: "#/components/schemas/ControllerReference"}
            inspector:
              description: Hidden until it is shown by `showColumn`; iOS 26 and later.
              $ref: "#/components/schemas/ControllerReference"
          additionalProperties: false
        view: {$ref: "#/components/schemas/ViewDescription"}
        nibName: {type: [string, "null"], maxLength: 65536, description: "`nibName`."}
        title: {type: [string, "null"], maxLength: 65536, description: "`title`."}
        preferredContentSize: {$ref: "#/components/schemas/Size"}
        contentSizeForViewInPopover: {$ref: "#/components/schemas/Size"}
        modalPresentationStyle:
          type: string
          enum: [automatic, none, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover]
          description: "`modalPresentationStyle`."
        modalTransitionStyle:
          type: string
          enum: [coverVertical, flipHorizontal, crossDissolve, partialCurl]
          description: "`modalTransitionStyle`."
        isModalInPopover: {type: boolean, description: "`isModalInPopover`."}
        isModalInPresentation: {type: boolean, description: "`isModalInPresentation`."}
        definesPresentationContext: {type: boolean, description: "`definesPresentationContext`."}
        providesPresentationContextTransitionStyle: {type: boolean, description: "`providesPresentationContextTransitionStyle`."}
        disablesAutomaticKeyboardDismissal: {type: boolean, description: "`disablesAutomaticKeyboardDismissal`."}
        restoresFocusAfterTransition: {type: boolean, description: "`restoresFocusAfterTransition`."}
        transitioningDelegate: {$ref: "#/components/schemas/TransitioningDelegate"}
        presentationDelegate: {$ref: "#/components/schemas/PresentationDelegate"}
        popoverPresentationController: {$ref: "#/components/schemas/PopoverAnchor"}
        sheetPresentationController: {$ref: "#/components/schemas/AnyValue"}
        delegate: {$ref: "#/components/schemas/ContainerDelegate"}
        edgesForExtendedLayout:
          type: array
          maxItems: 4
          description: "`edgesForExtendedLayout`."
          items: {type: string, enum: [top, left, bottom, right]}
        extendedLayoutIncludesOpaqueBars: {type: boolean, description: "`extendedLayoutIncludesOpaqueBars`."}
        automaticallyAdjustsScrollViewInsets: {type: boolean, description: "`automaticallyAdjustsScrollViewInsets`."}
        shouldAutorotate: {type: boolean, description: "`shouldAutorotate`."}
        supportedInterfaceOrientations:
          type: array
          maxItems: 4
          description: "`supportedInterfaceOrientations`."
          items: {$ref: "#/components/schemas/InterfaceOrientation"}
        preferredInterfaceOrientationForPresentation: {$ref: "#/components/schemas/InterfaceOrientation"}
        shouldAutomaticallyForwardAppearanceMethods: {type: boolean, description: "`shouldAutomaticallyForwardAppearanceMethods`."}
        shouldAutomaticallyForwardRotationMethods: {type: boolean, description: "`shouldAutomaticallyForwardRotationMethods`."}
        restorationIdentifier: {type: [string, "null"], maxLength: 65536, description: "`restorationIdentifier`."}
        restorationClass: {type: [string, "null"], maxLength: 65536, description: "`restorationClass`."}
        encode: {$ref: "#/components/schemas/StateValues"}
        userActivity: {type: [string, "null"], maxLength: 65536, description: "The type of `userActivity`."}
        previewActionItems: {$ref: "#/components/schemas/AnyValue"}
        childForStatusBarHidden: {$ref: "#/components/schemas/ControllerNameOrNull"}
        childForStatusBarStyle: {$ref: "#/components/schemas/ControllerNameOrNull"}
        preferredStatusBarStyle:
          type: string
          enum: [default, lightContent, darkContent]
          description: "`preferredStatusBarStyle`."
        prefersStatusBarHidden: {type: boolean, description: "`prefersStatusBarHidden`."}
        modalPresentationCapturesStatusBarAppearance: {type: boolean, description: "`modalPresentationCapturesStatusBarAppearance`."}
        preferredStatusBarUpdateAnimation:
          type: string
          enum: [none, fade, slide]
          description: "`preferredStatusBarUpdateAnimation`."
        childForHomeIndicatorAutoHidden: {$ref: "#/components/schemas/ControllerNameOrNull"}
        prefersHomeIndicatorAutoHidden: {type: boolean, description: "`prefersHomeIndicatorAutoHidden`."}
        hidesBottomBarWhenPushed: {type: boolean, description: "`hidesBottomBarWhenPushed`."}
        toolbarItems: {$ref: "#/components/schemas/AnyValue"}
        navigationItem: {$ref: "#/components/schemas/AnyValue"}
        tabBarItem: {$ref: "#/components/schemas/AnyValue"}
        isEditing: {type: boolean, description: "`isEditing`."}
        canDisplayBannerAds: {type: boolean, description: "`canDisplayBannerAds`."}
        interstitialPresentationPolicy:
          type: string
          enum: [none, automatic, manual]
          description: "`interstitialPresentationPolicy`."
        isNavigationBarHidden: {type: boolean, description: "`isNavigationBarHidden`."}
        isToolbarHidden: {type: boolean, description: "`isToolbarHidden`."}
        selectedIndex: {type: integer, format: int64, description: "`selectedIndex`."}
        selectedViewController: {$ref: "#/components/schemas/ControllerNameOrNull"}
        customizableViewControllers:
          type: array
          maxItems: 10000
          description: "`customizableViewControllers`."
          items: {$ref: "#/components/schemas/ControllerName"}
        preferredDisplayMode: {type: [string, "null"], maxLength: 65536, description: "`preferredDisplayMode`."}
        style: {type: string, enum: [unspecified, doubleColumn, tripleColumn], description: "`style`."}
        transitionStyle:
          type: string
          enum: [pageCurl, scroll]
          description: "`transitionStyle`."
        navigationOrientation:
          type: string
          enum: [horizontal, vertical]
          description: "`navigationOrientation`."
        spineLocation:
          type: string
          enum: [none, min, mid, max]
          description: "`spineLocation`."
        isDoubleSided: {type: boolean, description: "`isDoubleSided`."}
        message: {type: [string, "null"], maxLength: 65536, description: "`message`."}
        preferredStyle:
          type: string
          enum: [actionSheet, alert]
          description: "`preferredStyle`."
      additionalProperties: false
    NewLabel:
      type: string
      description: The label under which the controller is known; the app holds the controller until `release`.
      minLength: 1
      maxLength: 256
      pattern: "^[^\\s/]+$"
      not: {enum: [self, presenter]}
      examples: [home]
    ContainerDelegate:
      type: [object, "null"]
      description: >-
        The delegate of a navigation, tab bar, split view or page view controller: it implements every method of its protocol and gives the
        default answers but for those listed by the method's short name.
      properties:
        animator: {$ref: "#/components/schemas/Animator"}
        interaction: {$ref: "#/components/schemas/Interaction"}
        willShow: {$ref: "#/components/schemas/AnyValue"}
        didShow: {$ref: "#/components/schemas/AnyValue"}
        animationControllerFor: {$ref: "#/components/schemas/AnyValue"}
        interactionControllerFor: {$ref: "#/components/schemas/AnyValue"}
        supportedInterfaceOrientations: {$ref: "#/components/schemas/AnyValue"}
        preferredInterfaceOrientationForPresentation: {$ref: "#/components/schemas/AnyValue"}
        shouldSelect: {$ref: "#/components/schemas/AnyValue"}
        didSelect: {$ref: "#/components/schemas/AnyValue"}
        willBeginCustomizing: {$ref: "#/components/schemas/AnyValue"}
        didEndCustomizing: {$ref: "#/components/schemas/AnyValue"}
        willEndCustomizing: {$ref: "#/components/schemas/AnyValue"}
        animationControllerForTransitionFrom: {$ref: "#/components/schemas/AnyValue"}
        collapseSecondary: {$ref: "#/components/schemas/AnyValue"}
        separateSecondaryFrom: {$ref: "#/components/schemas/AnyValue"}
        forCollapsing: {$ref: "#/components/schemas/AnyValue"}
        forExpanding: {$ref: "#/components/schemas/AnyValue"}
        willChangeTo: {$ref: "#/components/schemas/AnyValue"}
        show: {$ref: "#/components/schemas/AnyValue"}
        showDetail: {$ref: "#/components/schemas/AnyValue"}
        willHide: {$ref: "#/components/schemas/AnyValue"}
        didHide: {$ref: "#/components/schemas/AnyValue"}
        didCollapse: {$ref: "#/components/schemas/AnyValue"}
        didExpand: {$ref: "#/components/schemas/AnyValue"}
        topColumnForCollapsingToProposedTopColumn: {$ref: "#/components/schemas/AnyValue"}
        displayModeForExpandingToProposedDisplayMode: {$ref: "#/components/schemas/AnyValue"}
        willTransitionTo: {$ref: "#/components/schemas/AnyValue"}
        didFinishAnimating: {$ref: "#/components/schemas/AnyValue"}
        spineLocationFor: {$ref: "#/components/schemas/AnyValue"}
      additionalProperties: false
    PopoverAnchor:
      type: object
      description: Where a popover is anchored, at a view or a bar button item.
      properties:
        sourceView: {$ref: "#/components/schemas/AnyValue"}
        sourceRect: {$ref: "#/components/schemas/AnyValue"}
        barButtonItem: {$ref: "#/components/schemas/AnyValue"}
        permittedArrowDirections: {$ref: "#/components/schemas/AnyValue"}
      additionalProperties: false
    PopoverAnchorOrNull:
      description: As PopoverAnchor; null takes the anchor away.
      type: [object, "null"]
      properties:
        sourceView: {$ref: "#/components/schemas/AnyValue"}
        sourceRect: {$ref: "#/components/schemas/AnyValue"}
        barButtonItem: {$ref: "#/components/schemas/AnyValue"}
        permittedArrowDirections: {$ref: "#/components/schemas/AnyValue"}
      additionalProperties: false
    Animator:
      type: [object, "null"]
      description: An animator of the app; without one UIKit animates.
      properties:
        duration: {type: number, minimum: 0, default: 0.4, description: Virtual seconds that the animation takes.}
        completes:
          type: boolean
          default: true
          description: Whether it ends with completeTransition(true); otherwise the transition is cancelled.
      additionalProperties: false
    Interaction:
      type: [object, "null"]
      description: An interaction controller; the transition then waits for the end of a gesture.
      additionalProperties: false
    PresentationDelegate:
      type: [object, "null"]
      description: >-
        The delegate of the presentation controller: it implements every method of its protocol and gives the
        default answers but for those listed by the method's short name.
      properties:
        adaptivePresentationStyle:
          type: [string, "null"]
          enum: [automatic, none, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover, null]
          description: The style to adapt to.
        willPresentWithAdaptiveStyle: {$ref: "#/components/schemas/AnyValue"}
        viewControllerForAdaptivePresentationStyle: {$ref: "#/components/schemas/ControllerReference"}
        shouldDismiss: {type: [boolean, "null"], default: true, description: Whether the user may dismiss.}
        willDismiss: {$ref: "#/components/schemas/AnyValue"}
        didDismiss: {$ref: "#/components/schemas/AnyValue"}
        didAttemptToDismiss: {$ref: "#/components/schemas/AnyValue"}
        prepareForPopoverPresentation: {$ref: "#/components/schemas/AnyValue"}
        popoverShouldDismiss: {type: [boolean, "null"], default: true, description: "Whether a tap may dismiss, before iOS 13."}
        popoverDidDismiss: {$ref: "#/components/schemas/AnyValue"}
      additionalProperties: false
    TransitioningDelegate:
      type: [object, "null"]
      description: >-
        The transitioning delegate: it implements every method of its protocol and gives the
        default answers but for those listed by the method's short name.
      properties:
        animator: {$ref: "#/components/schemas/Animator"}
        interaction: {$ref: "#/components/schemas/Interaction"}
        presentationController:
          type: [object, "null"]
          description: The presentation controller of a presentation in the custom style.
          properties:
            class: {$ref: "#/components/schemas/ClassName"}
            shouldRemovePresentersView: {type: boolean, default: false, description: Whether the presenter's view leaves the window.}
            shouldPresentInFullscreen: {type: boolean, default: true, description: Whether it covers the whole window.}
          additionalProperties: false
        animationController: {$ref: "#/components/schemas/AnyValue"}
        interactionControllerForPresentation: {$ref: "#/components/schemas/AnyValue"}
        interactionControllerForDismissal: {$ref: "#/components/schemas/AnyValue"}
      additionalProperties: false
    PreviewingDelegate:
      type: [object, "null"]
      description: >-
        The delegate of 3D Touch previews: it implements every method of its protocol and gives the
        default answers but for those listed by the method's short name.
      properties:
        viewControllerForLocation: {$ref: "#/components/schemas/AnyValue"}
        commit: {$ref: "#/components/schemas/AnyValue"}
      additionalProperties: false
    AnyValue:
      description: Any JSON value.
    WindowName:
      type: string
      minLength: 1
      maxLength: 65536
      default: window
      description: A window of the app; the main one is `window`.
    BackgroundLaunch:
      type: string
      enum: [unlocked, locked]
      description: >-
        The system launches the app behind others. While the device is locked, saved state can neither be read nor
        written; else it is saved again at the end.
    Terminator:
      type: string
      enum: [system, user]
      default: system
      description: Who ends the app.
    ArchiveOrNone:
      description: Saved state; an object without members stands for none.
      oneOf:
        - {$ref: "#/components/schemas/Archive"}
        - {type: object, maxProperties: 0}
    Archive:
      type: object
      description: >-
        Saved state, as `encodeState` answers it. It may be changed by hand: each controller stands for itself, and
        paths tie them together. A path that no controller of the archive has is refused with a pointer to it.
      required: [version, controllers]
      properties:
        version: {const: 1, description: The version of this form.}
        bundleVersion: {type: [string, "null"], maxLength: 65536, description: The version of the app that saved it.}
        systemVersion:
          type: [string, "null"]
          pattern: "^[0-9]{1,3}(\\.[0-9]{1,3}){0,2}$"
          description: The version of iOS that saved it.
        userInterfaceIdiom: {enum: [phone, pad, null], description: The idiom of the device that saved it.}
        time: {type: [number, "null"], description: Virtual seconds.}
        usesSnapshot:
          type: [boolean, "null"]
          description: Whether the next launch shows the snapshot that was taken with it.
        application: {$ref: "#/components/schemas/StateValuesOrNull"}
        controllers:
          type: array
          maxItems: 10000
          description: Each after the one that encoded it.
          items: {$ref: "#/components/schemas/ArchivedController"}
        objects:
          type: [array, "null"]
          maxItems: 10000
          description: What registered objects encoded.
          items:
            type: object
            description: What one object encoded.
            required: [identifier]
            properties:
              identifier: {type: string, minLength: 1, maxLength: 65536, description: Its restoration identifier.}
              class: {type: [string, "null"], maxLength: 65536, description: Its class.}
              values: {$ref: "#/components/schemas/StateValuesOrNull"}
            additionalProperties: false
        activity:
          type: [object, "null"]
          description: The activity with which a scene saved its state.
          required: [activityType]
          properties:
            activityType: {type: string, maxLength: 65536, description: The activity's type.}
            userInfo: {$ref: "#/components/schemas/StateValuesOrNull"}
          additionalProperties: false
      additionalProperties: false
    ArchivedController:
      type: object
      description: What one controller encoded.
      required: [path, class]
      properties:
        path: {$ref: "#/components/schemas/RestorationPath"}
        class: {type: string, minLength: 1, maxLength: 65536, description: The controller's class.}
        restorationClass: {type: [string, "null"], maxLength: 65536, description: The class that is asked for it.}
        storyboard: {type: [string, "null"], maxLength: 65536, description: The storyboard that it came from.}
        storyboardIdentifier: {type: [string, "null"], maxLength: 65536, description: Its identifier there.}
        isViewLoaded: {type: [boolean, "null"], description: Whether its view is loaded before it decodes.}
        children:
          type: [array, "null"]
          maxItems: 10000
          description: A navigation stack from the bottom to the top, or the pages in front.
          items: {type: string, maxLength: 65536}
        selected: {type: [string, "null"], maxLength: 65536, description: The selected tab.}
        columns:
          type: [object, "null"]
          description: The columns of a split view controller.
          properties:
            primary: {type: string, maxLength: 65536, description: A path.}
            supplementary: {type: string, maxLength: 65536, description: A path.}
            secondary: {type: string, maxLength: 65536, description: A path.}
            compact: {type: string, maxLength: 65536, description: A path.}
            inspector: {type: string, maxLength: 65536, description: A path.}
          additionalProperties: false
        presented: {type: [string, "null"], maxLength: 65536, description: The controller that it presented.}
        values: {$ref: "#/components/schemas/StateValuesOrNull"}
        views:
          type: [array, "null"]
          maxItems: 10000
          description: What its views with restoration identifiers encoded.
          items:
            type: object
            description: What one view encoded.
            required: [path]
            properties:
              path: {type: string, minLength: 1, maxLength: 65536, description: Identifiers joined by slashes.}
              class: {type: [string, "null"], maxLength: 65536, description: The view's class.}
              state: {$ref: "#/components/schemas/StateValuesOrNull"}
            additionalProperties: false
      additionalProperties: false
    RestorationPath:
      type: string
      minLength: 1
      maxLength: 65536
      description: >-
        The restoration identifiers from the first controller down to this one, joined by slashes, with the index in
        its container before each child.
      examples: ["tab/:[1]:/nav/:[0]:/list"]
    StateValues:
      type: object
      description: >-
        Values by key. `{"controller": "home"}` refers to a controller by its label and has it saved as well, in an
        archive by its path; `{"controllers": [...]}` to several, `{"controllers": "children"}` to all children.
      examples: [{"selectedID": 42, "detail": {"controller": "detail"}}]
    StateValuesOrNull:
      type: [object, "null"]
      description: As StateValues.
    RestorationAnswers:
      type: object
      description: >-
        Controllers by path as the archive has it, by identifiers joined by slashes, or by the last identifier; null
        and what is not listed stand for nil.
      propertyNames: {minLength: 1}
      additionalProperties: {$ref: "#/components/schemas/ControllerReferenceOrNull"}
    ViewDescription:
      type: object
      description: A view, as far as it saves state.
      properties:
        class: {$ref: "#/components/schemas/ClassName"}
        restorationIdentifier: {type: string, minLength: 1, maxLength: 65536, description: "`restorationIdentifier`."}
        state: {$ref: "#/components/schemas/StateValues"}
        subviews:
          type: array
          maxItems: 1000
          description: The views in it.
          items: {$ref: "#/components/schemas/ViewDescription"}
      dependentRequired: {state: [restorationIdentifier]}
      additionalProperties: false
    Animated: {type: boolean, default: true, description: Whether the change is animated.}
    Operations:
      type: array
      description: Operations in order.
      maxItems: 10000
      items: {$ref: "#/components/schemas/Operation"}
    Index: {type: integer, format: int32, minimum: 0, maximum: 2147483647, description: A position counted from 0.}
    Points: {type: number, minimum: 0, description: A length in points.}
    Extent: {type: number, minimum: 1, maximum: 10000, description: A window's width or height in points.}
    Seconds: {type: number, minimum: 0, maximum: 1000000, description: Virtual seconds.}
    SegueIdentifier: {type: string, minLength: 1, maxLength: 65536, description: A segue's identifier.}
    ControlName: {type: string, minLength: 1, maxLength: 65536, description: A control of the storyboard.}
    Selector: {type: string, minLength: 1, maxLength: 65536, description: An Objective-C selector., examples: ["unwindHome:"]}
    KeyInput: {type: string, minLength: 1, maxLength: 65536, description: "A key with its modifiers, such as `cmd+n`."}
    DisplayModeName: {type: string, minLength: 1, maxLength: 65536, description: A case of `UISplitViewController.DisplayMode`.}
    SourceName: {type: string, minLength: 1, maxLength: 65536, description: A registered source of previews.}
    GesturePhase: {type: string, enum: [begin, update, finish, cancel], description: A phase of a gesture.}
    PageDirection: {type: string, enum: [forward, reverse], description: A direction of navigation.}
    SplitColumn:
      type: string
      enum: [primary, supplementary, secondary, compact, inspector]
      description: A column of a split view controller.
    InterfaceOrientation:
      type: string
      enum: [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
      description: An interface orientation.
    NoFields:
      type: object
      description: The operation has no fields.
      additionalProperties: false
    PresentRequest:
      type: object
      description: The fields of `present`.
      required: [controller]
      properties:
        controller: {$ref: "#/components/schemas/ControllerReferenceOrNull"}
        animated: {$ref: "#/components/schemas/Animated"}
        completion: {$ref: "#/components/schemas/Operations"}
      additionalProperties: false
    DismissRequest:
      type: object
      description: The fields of `dismiss`.
      properties:
        animated: {$ref: "#/components/schemas/Animated"}
        completion: {$ref: "#/components/schemas/Operations"}
      additionalProperties: false
    ShowRequest:
      type: object
      description: The fields of `show`.
      required: [controller]
      properties:
        controller: {$ref: "#/components/schemas/ControllerReference"}
        animated: {$ref: "#/components/schemas/Animated"}
        completion: {$ref: "#/components/schemas/Operations"}
      additionalProperties: false
    ShowDetailRequest:
      type: object
      description: The fields of `showDetail`.
      required: [controller]
      properties:
        controller: {$ref: "#/components/schemas/ControllerReference"}
        animated: {$ref: "#/components/schemas/Animated"}
        completion: {$ref: "#/components/schemas/Operations"}
      additionalProperties: false
    PerformSegueRequest:
      type: object
      description: The fields of `performSegue`.
      required: [identifier]
      properties:
        identifier: {$ref: "#/components/schemas/SegueIdentifier"}
        sender: {$ref: "#/components/schemas/AnyValue"}
      additionalProperties: false
    TriggerRequest:
      type: object
      description: The fields of `trigger`.
      required: [control]
      properties:
        control: {$ref: "#/components/schemas/ControlName"}
        action: {$ref: "#/components/schemas/Selector"}
      additionalProperties: false
    UnwindRequest:
      type: object
      description: The fields of `unwind`.
      required: [action]
      properties:
        action: {$ref: "#/components/schemas/Selector"}
      additionalProperties: false
    SetRequest:
      type: object
      description: Properties by their Swift names.
      properties:
        nibName: {type: [string, "null"], maxLength: 65536, description: "`nibName`."}
        view: {$ref: "#/components/schemas/AnyValue"}
        title: {type: [string, "null"], maxLength: 65536, description: "`title`."}
        preferredContentSize: {$ref: "#/components/schemas/Size"}
        contentSizeForViewInPopover: {$ref: "#/components/schemas/Size"}
        modalPresentationStyle:
          type: string
          enum: [automatic, none, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover]
          description: "`modalPresentationStyle`."
        modalTransitionStyle:
          type: string
          enum: [coverVertical, flipHorizontal, crossDissolve, partialCurl]
          description: "`modalTransitionStyle`."
        isModalInPopover: {type: boolean, description: "`isModalInPopover`."}
        isModalInPresentation: {type: boolean, description: "`isModalInPresentation`."}
        definesPresentationContext: {type: boolean, description: "`definesPresentationContext`."}
        providesPresentationContextTransitionStyle: {type: boolean, description: "`providesPresentationContextTransitionStyle`."}
        disablesAutomaticKeyboardDismissal: {type: boolean, description: "`disablesAutomaticKeyboardDismissal`."}
        restoresFocusAfterTransition: {type: boolean, description: "`restoresFocusAfterTransition`."}
        transitioningDelegate: {$ref: "#/components/schemas/TransitioningDelegate"}
        presentationDelegate: {$ref: "#/components/schemas/PresentationDelegate"}
        popoverPresentationController: {$ref: "#/components/schemas/PopoverAnchorOrNull"}
        sheetPresentationController: {$ref: "#/components/schemas/AnyValue"}
        delegate: {$ref: "#/components/schemas/ContainerDelegate"}
        edgesForExtendedLayout:
          type: array
          maxItems: 4
          description: "`edgesForExtendedLayout`."
          items: {type: string, enum: [top, left, bottom, right]}
        extendedLayoutIncludesOpaqueBars: {type: boolean, description: "`extendedLayoutIncludesOpaqueBars`."}
        automaticallyAdjustsScrollViewInsets: {type: boolean, description: "`automaticallyAdjustsScrollViewInsets`."}
        shouldAutorotate: {type: boolean, description: "`shouldAutorotate`."}
        supportedInterfaceOrientations:
          type: array
          maxItems: 4
          description: "`supportedInterfaceOrientations`."
          items: {$ref: "#/components/schemas/InterfaceOrientation"}
        preferredInterfaceOrientationForPresentation: {$ref: "#/components/schemas/InterfaceOrientation"}
        shouldAutomaticallyForwardAppearanceMethods: {type: boolean, description: "`shouldAutomaticallyForwardAppearanceMethods`."}
        shouldAutomaticallyForwardRotationMethods: {type: boolean, description: "`shouldAutomaticallyForwardRotationMethods`."}
        restorationIdentifier: {type: [string, "null"], maxLength: 65536, description: "`restorationIdentifier`."}
        restorationClass: {type: [string, "null"], maxLength: 65536, description: "`restorationClass`."}
        encode: {$ref: "#/components/schemas/StateValues"}
        userActivity: {type: [string, "null"], maxLength: 65536, description: "The type of `userActivity`."}
        previewActionItems: {$ref: "#/components/schemas/AnyValue"}
        childForStatusBarHidden: {$ref: "#/components/schemas/ControllerNameOrNull"}
        childForStatusBarStyle: {$ref: "#/components/schemas/ControllerNameOrNull"}
        preferredStatusBarStyle:
          type: string
          enum: [default, lightContent, darkContent]
          description: "`preferredStatusBarStyle`."
        prefersStatusBarHidden: {type: boolean, description: "`prefersStatusBarHidden`."}
        modalPresentationCapturesStatusBarAppearance: {type: boolean, description: "`modalPresentationCapturesStatusBarAppearance`."}
        preferredStatusBarUpdateAnimation:
          type: string
          enum: [none, fade, slide]
          description: "`preferredStatusBarUpdateAnimation`."
        childForHomeIndicatorAutoHidden: {$ref: "#/components/schemas/ControllerNameOrNull"}
        prefersHomeIndicatorAutoHidden: {type: boolean, description: "`prefersHomeIndicatorAutoHidden`."}
        hidesBottomBarWhenPushed: {type: boolean, description: "`hidesBottomBarWhenPushed`."}
        toolbarItems: {$ref: "#/components/schemas/AnyValue"}
        navigationItem: {$ref: "#/components/schemas/AnyValue"}
        tabBarItem: {$ref: "#/components/schemas/AnyValue"}
        isEditing: {type: boolean, description: "`isEditing`."}
        canDisplayBannerAds: {type: boolean, description: "`canDisplayBannerAds`."}
        interstitialPresentationPolicy:
          type: string
          enum: [none, automatic, manual]
          description: "`interstitialPresentationPolicy`."
        viewControllers:
          type: array
          maxItems: 10000
          description: "`viewControllers`."
          items: {$ref: "#/components/schemas/ControllerName"}
        isNavigationBarHidden: {type: boolean, description: "`isNavigationBarHidden`."}
        isToolbarHidden: {type: boolean, description: "`isToolbarHidden`."}
        selectedIndex: {type: integer, format: int64, description: "`selectedIndex`."}
        selectedViewController: {$ref: "#/components/schemas/ControllerNameOrNull"}
        customizableViewControllers:
          type: array
          maxItems: 10000
          description: "`customizableViewControllers`."
          items: {$ref: "#/components/schemas/ControllerName"}
        preferredDisplayMode: {type: [string, "null"], maxLength: 65536, description: "`preferredDisplayMode`."}
        style: {type: string, enum: [unspecified, doubleColumn, tripleColumn], description: "`style`."}
        transitionStyle:
          type: string
          enum: [pageCurl, scroll]
          description: "`transitionStyle`."
        navigationOrientation:
          type: string
          enum: [horizontal, vertical]
          description: "`navigationOrientation`."
        spineLocation:
          type: string
          enum: [none, min, mid, max]
          description: "`spineLocation`."
        isDoubleSided: {type: boolean, description: "`isDoubleSided`."}
        message: {type: [string, "null"], maxLength: 65536, description: "`message`."}
        preferredStyle:
          type: string
          enum: [actionSheet, alert]
          description: "`preferredStyle`."
      additionalProperties: false
    ReadRequest:
      type: object
      description: The fields of `read`.
      required: [property]
      properties:
        property: {type: string, minLength: 1, maxLength: 65536}
      additionalProperties: false
    CallAppearanceMethodRequest:
      type: object
      description: The fields of `callAppearanceMethod`.
      required: [method]
      properties:
        method: {type: string, enum: [viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear]}
        animated: {$ref: "#/components/schemas/Animated"}
      additionalProperties: false
    TargetViewControllerRequest:
      type: object
      description: The fields of `targetViewController`.
      required: [action]
      properties:
        action: {type: string, minLength: 1, maxLength: 65536}
        sender: {description: Any value.}
      additionalProperties: false
    AnimateAlongsideTransitionRequest:
      type: object
      description: The fields of `animateAlongsideTransition`.
      properties:
        animation: {$ref: "#/components/schemas/Operations"}
        completion: {$ref: "#/components/schemas/Operations"}
      additionalProperties: false
    NotifyWhenInteractionChangesRequest:
      type: object
      description: The fields of `notifyWhenInteractionChanges`.
      properties:
        handler: {$ref: "#/components/schemas/Operations"}
      additionalProperties: false
    OverrideTraitCollectionRequest:
      type: object
      description: The fields of `overrideTraitCollection`.
      required: [child]
      properties:
        child: {$ref: "#/components/schemas/ControllerName"}
      additionalProperties: false
    SetEditingRequest:
      type: object
      description: The fields of `setEditing`.
      required: [editing]
      properties:
        editing: {type: boolean}
        animated: {$ref: "#/components/schemas/Animated"}
      additionalProperties: false
    SendActionRequest:
      type: object
      description: The fields of `sendAction`.
      required: [selector]
      properties:
        selector: {$ref: "#/components/schemas/Selector"}
      additionalProperties: false
    AddKeyCommandRequest:
      type: object
      description: The fields of `addKeyCommand`.
      required: [input]
      properties:
        input: {$ref: "#/components/schemas/KeyInput"}
        action: {$ref: "#/components/schemas/Selector"}
      additionalProperties: false
    RemoveKeyCommandRequest:
      type: object
      description: The fields of `removeKeyCommand`.
      required: [input]
      properties:
        input: {$ref: "#/components/schemas/KeyInput"}
        action: {$ref: "#/components/schemas/Selector"}
      additionalProperties: false
    SetToolbarItemsRequest:
      type: object
      description: The fields of `setToolbarItems`.
      required: [items]
      properties:
        items: {$ref: "#/components/schemas/AnyValue"}
        animated: {$ref: "#/components/schemas/Animated"}
      additionalProperties: false
    RequestGeometryUpdateRequest:
      type: object
      description: The fields of `requestGeometryUpdate`.
      required: [to]
      properties:
        to: {$ref: "#/components/schemas/InterfaceOrientation"}
      additionalProperties: false
    AddChildRequest:
      type: object
      description: The fields of `addChild`.
      required: [controller]
      properties:
        controller: {$ref: "#/components/schemas/ControllerReference"}
      additionalProperties: false
    WillMoveRequest:
      type: object
      description: The fields of `willMove`.
      required: [to]
      properties:
        to: {$ref: "#/components/schemas/ControllerNameOrNull"}
      additionalProperties: false
    DidMoveRequest:
      type: object
      description: The fields of `didMove`.
      required: [to]
      properties:
        to: {$ref: "#/components/schemas/ControllerNameOrNull"}
      additionalProperties: false
    AddSubviewRequest:
      type: object
      description: The fields of `addSubview`.
      required: [controller]
      properties:
        controller: {$ref: "#/components/schemas/ControllerReference"}
        into: {$ref: "#/components/schemas/ControllerName"}
      additionalProperties: false
    TransitionRequest:
      type: object
      description: The fields of `transition`.
      required: [from, to]
      properties:
        from: {$ref: "#/components/schemas/ControllerName"}
        to: {$ref: "#/components/schemas/ControllerName"}
        duration: {$ref: "#/components/schemas/Seconds"}
        animated: {$ref: "#/components/schemas/Animated"}
        completion: {$ref: "#/components/schemas/Operations"}
      additionalProperties: false
    BeginAppearanceTransitionRequest:
      type: object
      description: The fields of `beginAppearanceTransition`.
      required: [isAppearing]
      properties:
        isAppearing: {type: boolean}
        animated: {$ref: "#/components/schemas/Animated"}
      additionalProperties: false
    SetOverrideTraitsRequest:
      type: object
      description: The fields of `setOverrideTraits`.
      required: [child, traits]
      properties:
        child: {$ref: "#/components/schemas/ControllerName"}
        traits: {$ref: "#/components/schemas/AnyValue"}
      additionalProperties: false
    PushRequest:
      type: object
      description: The fields of `push`.
      required: [controller]
      properties:
        controller: {$ref: "#/components/schemas/ControllerReference"}
        animated: {$ref: "#/components/schemas/Animated"}
        completion: {$ref: "#/components/schemas/Operations"}
      additionalProperties: false
    PopRequest:
      type: object
      description: The fields of `pop`.
      properties:
        animated: {$ref: "#/components/schemas/Animated"}
        completion: {$ref: "#/components/schemas/Operations"}
      additionalProperties: false
    PopToRequest:
      type: object
      description: The fields of `popTo`.
      required: [controller]
      properties:
        controller: {$ref: "#/components/schemas/ControllerName"}
        animated: {$ref: "#/components/schemas/Animated"}
        completion: {$ref: "#/components/schemas/Operations"}
      additionalProperties: false
    PopToRootRequest:
      type: object
      description: The fields of `popToRoot`.
      properties:
        animated: {$ref: "#/components/schemas/Animated"}
        completion: {$ref: "#/components/schemas/Operations"}
      additionalProperties: false
    SetViewControllersRequest:
      type: object
      description: The fields of `setViewControllers`.
      required: [viewControllers]
      properties:
        viewControllers: {$ref: "#/components/schemas/ControllerReferences"}
        direction: {$ref: "#/components/schemas/PageDirection"}
        animated: {$ref: "#/components/schemas/Animated"}
        completion: {$ref: "#/components/schemas/Operations"}
      additionalProperties: false
    InteractivePopRequest:
      type: object
      description: The fields of `interactivePop`.
      required: [phase]
      properties:
        phase: {$ref: "#/components/schemas/GesturePhase"}
      additionalProperties: false
    SetNavigationBarHiddenRequest:
      type: object
      description: The fields of `setNavigationBarHidden`.
      required: [hidden]
      properties:
        hidden: {type: boolean}
        animated: {$ref: "#/components/schemas/Animated"}
      additionalProperties: false
    SetToolbarHiddenRequest:
      type: object
      description: The fields of `setToolbarHidden`.
      required: [hidden]
      properties:
        hidden: {type: boolean}
        animated: {$ref: "#/components/schemas/Animated"}
      additionalProperties: false
    SelectRequest:
      type: object
      description: The fields of `select`.
      anyOf:
        - required: [index]
        - required: [controller]
      properties:
        index: {$ref: "#/components/schemas/Index"}
        controller: {$ref: "#/components/schemas/ControllerName"}
      additionalProperties: false
    ShowColumnRequest:
      type: object
      description: The fields of `showColumn`.
      required: [column]
      properties:
        column: {$ref: "#/components/schemas/SplitColumn"}
      additionalProperties: false
    HideColumnRequest:
      type: object
      description: The fields of `hideColumn`.
      required: [column]
      properties:
        column: {$ref: "#/components/schemas/SplitColumn"}
      additionalProperties: false
    SetDisplayModeRequest:
      type: object
      description: The fields of `setDisplayMode`.
      required: [displayMode]
      properties:
        displayMode: {$ref: "#/components/schemas/DisplayModeName"}
      additionalProperties: false
    TurnPageRequest:
      type: object
      description: The fields of `turnPage`.
      required: [direction]
      properties:
        direction: {$ref: "#/components/schemas/PageDirection"}
        phase: {$ref: "#/components/schemas/GesturePhase"}
        animated: {$ref: "#/components/schemas/Animated"}
      additionalProperties: false
    InteractiveDismissRequest:
      type: object
      description: The fields of `interactiveDismiss`.
      required: [phase]
      properties:
        phase: {$ref: "#/components/schemas/GesturePhase"}
      additionalProperties: false
    PeekRequest:
      type: object
      description: The fields of `peek`.
      properties:
        source: {$ref: "#/components/schemas/SourceName"}
      additionalProperties: false
    PresentMoviePlayerRequest:
      type: object
      description: The fields of `presentMoviePlayer`.
      properties:
        controller: {$ref: "#/components/schemas/ControllerReference"}
      additionalProperties: false
    InstantiateRequest:
      type: object
      description: The fields of `instantiate`.
      required: [controller]
      properties:
        controller: {$ref: "#/components/schemas/ControllerReference"}
      additionalProperties: false
    TogetherRequest:
      type: object
      description: The fields of `together`.
      required: [operations]
      properties:
        operations: {$ref: "#/components/schemas/Operations"}
      additionalProperties: false
    SetRootRequest:
      type: object
      description: The fields of `setRoot`.
      required: [controller]
      properties:
        controller: {$ref: "#/components/schemas/ControllerReferenceOrNull"}
        window: {$ref: "#/components/schemas/WindowName"}
      additionalProperties: false
    RotateRequest:
      type: object
      description: The fields of `rotate`.
      required: [to]
      properties:
        to: {$ref: "#/components/schemas/InterfaceOrientation"}
      additionalProperties: false
    ResizeRequest:
      type: object
      description: The fields of `resize`.
      required: [width, height]
      properties:
        width: {$ref: "#/components/schemas/Extent"}
        height: {$ref: "#/components/schemas/Extent"}
      additionalProperties: false
    SetTraitsRequest:
      type: object
      description: The fields of `setTraits`.
      required: [traits]
      properties:
        traits: {$ref: "#/components/schemas/AnyValue"}
      additionalProperties: false
    TerminateRequest:
      type: object
      description: The fields of `terminate`.
      properties:
        by: {$ref: "#/components/schemas/Terminator"}
      additionalProperties: false
    RelaunchRequest:
      type: object
      description: The fields of `relaunch`.
      properties:
        restore: {type: boolean}
        background: {$ref: "#/components/schemas/BackgroundLaunch"}
      additionalProperties: false
    DecodeStateRequest:
      type: object
      description: The fields of `decodeState`.
      required: [archive]
      properties:
        archive: {$ref: "#/components/schemas/Archive"}
      additionalProperties: false
    PressKeyRequest:
      type: object
      description: The fields of `pressKey`.
      required: [key]
      properties:
        key: {$ref: "#/components/schemas/KeyInput"}
      additionalProperties: false
    StatusBarRequest:
      type: object
      description: The fields of `statusBar`.
      required: [inCall]
      properties:
        inCall: {type: boolean}
      additionalProperties: false
    AdvanceRequest:
      type: object
      description: The fields of `advance`.
      required: [seconds]
      properties:
        seconds: {$ref: "#/components/schemas/Seconds"}
      additionalProperties: false
    Operation:
      description: >-
        One operation of a batch, a script, a completion handler or `together`: `op` names it, `target` the
        controller it goes to, the other members are its fields.
      oneOf:
        - {$ref: "#/components/schemas/PresentOperation"}
        - {$ref: "#/components/schemas/DismissOperation"}
        - {$ref: "#/components/schemas/ShowOperation"}
        - {$ref: "#/components/schemas/ShowDetailOperation"}
        - {$ref: "#/components/schemas/PerformSegueOperation"}
        - {$ref: "#/components/schemas/TriggerOperation"}
        - {$ref: "#/components/schemas/UnwindOperation"}
        - {$ref: "#/components/schemas/LoadViewOperation"}
        - {$ref: "#/components/schemas/LoadViewIfNeededOperation"}
        - {$ref: "#/components/schemas/SetOperation"}
        - {$ref: "#/components/schemas/SetEditingOperation"}
        - {$ref: "#/components/schemas/TapEditButtonOperation"}
        - {$ref: "#/components/schemas/BecomeFirstResponderOperation"}
        - {$ref: "#/components/schemas/SendActionOperation"}
        - {$ref: "#/components/schemas/AddKeyCommandOperation"}
        - {$ref: "#/components/schemas/RemoveKeyCommandOperation"}
        - {$ref: "#/components/schemas/SetToolbarItemsOperation"}
        - {$ref: "#/components/schemas/SetNeedsStatusBarAppearanceUpdateOperation"}
        - {$ref: "#/components/schemas/SetNeedsUpdateOfSupportedInterfaceOrientationsOperation"}
        - {$ref: "#/components/schemas/SetNeedsLayoutOperation"}
        - {$ref: "#/components/schemas/LayoutIfNeededOperation"}
        - {$ref: "#/components/schemas/RequestGeometryUpdateOperation"}
        - {$ref: "#/components/schemas/SetNeedsUpdateConstraintsOperation"}
        - {$ref: "#/components/schemas/ReleaseOperation"}
        - {$ref: "#/components/schemas/ReadOperation"}
        - {$ref: "#/components/schemas/CallAppearanceMethodOperation"}
        - {$ref: "#/components/schemas/TargetViewControllerOperation"}
        - {$ref: "#/components/schemas/AnimateAlongsideTransitionOperation"}
        - {$ref: "#/components/schemas/NotifyWhenInteractionChangesOperation"}
        - {$ref: "#/components/schemas/AddChildOperation"}
        - {$ref: "#/components/schemas/RemoveFromParentOperation"}
        - {$ref: "#/components/schemas/WillMoveOperation"}
        - {$ref: "#/components/schemas/DidMoveOperation"}
        - {$ref: "#/components/schemas/AddSubviewOperation"}
        - {$ref: "#/components/schemas/RemoveFromSuperviewOperation"}
        - {$ref: "#/components/schemas/TransitionOperation"}
        - {$ref: "#/components/schemas/BeginAppearanceTransitionOperation"}
        - {$ref: "#/components/schemas/EndAppearanceTransitionOperation"}
        - {$ref: "#/components/schemas/SetOverrideTraitsOperation"}
        - {$ref: "#/components/schemas/OverrideTraitCollectionOperation"}
        - {$ref: "#/components/schemas/PushOperation"}
        - {$ref: "#/components/schemas/PopOperation"}
        - {$ref: "#/components/schemas/PopToOperation"}
        - {$ref: "#/components/schemas/PopToRootOperation"}
        - {$ref: "#/components/schemas/SetViewControllersOperation"}
        - {$ref: "#/components/schemas/InteractivePopOperation"}
        - {$ref: "#/components/schemas/SetNavigationBarHiddenOperation"}
        - {$ref: "#/components/schemas/SetToolbarHiddenOperation"}
        - {$ref: "#/components/schemas/SelectOperation"}
        - {$ref: "#/components/schemas/ShowColumnOperation"}
        - {$ref: "#/components/schemas/HideColumnOperation"}
        - {$ref: "#/components/schemas/SetDisplayModeOperation"}
        - {$ref: "#/components/schemas/TurnPageOperation"}
        - {$ref: "#/components/schemas/InteractiveDismissOperation"}
        - {$ref: "#/components/schemas/TapOutsideOperation"}
        - {$ref: "#/components/schemas/PeekOperation"}
        - {$ref: "#/components/schemas/CommitPeekOperation"}
        - {$ref: "#/components/schemas/CancelPeekOperation"}
        - {$ref: "#/components/schemas/UnregisterForPreviewingOperation"}
        - {$ref: "#/components/schemas/PresentMoviePlayerOperation"}
        - {$ref: "#/components/schemas/DismissMoviePlayerOperation"}
        - {$ref: "#/components/schemas/RequestInterstitialAdPresentationOperation"}
        - {$ref: "#/components/schemas/InstantiateOperation"}
        - {$ref: "#/components/schemas/TogetherOperation"}
        - {$ref: "#/components/schemas/SetRootOperation"}
        - {$ref: "#/components/schemas/RotateOperation"}
        - {$ref: "#/components/schemas/ResizeOperation"}
        - {$ref: "#/components/schemas/SetTraitsOperation"}
        - {$ref: "#/components/schemas/AttemptRotationToDeviceOrientationOperation"}
        - {$ref: "#/components/schemas/MemoryWarningOperation"}
        - {$ref: "#/components/schemas/BackgroundOperation"}
        - {$ref: "#/components/schemas/ForegroundOperation"}
        - {$ref: "#/components/schemas/TerminateOperation"}
        - {$ref: "#/components/schemas/RelaunchOperation"}
        - {$ref: "#/components/schemas/EncodeStateOperation"}
        - {$ref: "#/components/schemas/DecodeStateOperation"}
        - {$ref: "#/components/schemas/PressKeyOperation"}
        - {$ref: "#/components/schemas/ShowKeyboardOperation"}
        - {$ref: "#/components/schemas/HideKeyboardOperation"}
        - {$ref: "#/components/schemas/StatusBarOperation"}
        - {$ref: "#/components/schemas/AdvanceOperation"}
        - {$ref: "#/components/schemas/SettleOperation"}
    PresentOperation:
      type: object
      description: The operation `present` as a member of a list.
      required: [op, target, controller]
      properties:
        op: {const: present}
        target: {$ref: "#/components/schemas/ControllerName"}
        controller: {$ref: "#/components/schemas/ControllerReferenceOrNull"}
        animated: {$ref: "#/components/schemas/Animated"}
        completion: {$ref: "#/components/schemas/Operations"}
      additionalProperties: false
    DismissOperation:
      type: object
      description: The operation `dismiss` as a member of a list.
      required: [op, target]
      properties:
        op: {const: dismiss}
        target: {$ref: "#/components/schemas/ControllerName"}
        animated: {$ref: "#/components/schemas/Animated"}
        completion: {$ref: "#/components/schemas/Operations"}
      additionalProperties: false
    ShowOperation:
      type: object
      description: The operation `show` as a member of a list.
      required: [op, target, controller]
      properties:
        op: {const: show}
        target: {$ref: "#/components/schemas/ControllerName"}
        controller: {$ref: "#/components/schemas/ControllerReference"}
        animated: {$ref: "#/components/schemas/Animated"}
        completion: {$ref: "#/components/schemas/Operations"}
      additionalProperties: false
    ShowDetailOperation:
      type: object
      description: The operation `showDetail` as a member of a list.
      required: [op, target, controller]
      properties:
        op: {const: showDetail}
        target: {$ref: "#/components/schemas/ControllerName"}
        controller: {$ref: "#/components/schemas/ControllerReference"}
        animated: {$ref: "#/components/schemas/Animated"}
        completion: {$ref: "#/components/schemas/Operations"}
      additionalProperties: false
    PerformSegueOperation:
      type: object
      description: The operation `performSegue` as a member of a list.
      required: [op, target, identifier]
      properties:
        op: {const: performSegue}
        target: {$ref: "#/components/schemas/ControllerName"}
        identifier: {$ref: "#/components/schemas/SegueIdentifier"}
        sender: {$ref: "#/components/schemas/AnyValue"}
      additionalProperties: false
    TriggerOperation:
      type: object
      description: The operation `trigger` as a member of a list.
      required: [op, target, control]
      properties:
        op: {const: trigger}
        target: {$ref: "#/components/schemas/ControllerName"}
        control: {$ref: "#/components/schemas/ControlName"}
        action: {$ref: "#/components/schemas/Selector"}
      additionalProperties: false
    UnwindOperation:
      type: object
      description: The operation `unwind` as a member of a list.
      required: [op, target, action]
      properties:
        op: {const: unwind}
        target: {$ref: "#/components/schemas/ControllerName"}
        action: {$ref: "#/components/schemas/Selector"}
      additionalProperties: false
    LoadViewOperation:
      type: object
      description: The operation `loadView` as a member of a list.
      required: [op, target]
      properties:
        op: {const: loadView}
        target: {$ref: "#/components/schemas/ControllerName"}
      additionalProperties: false
    LoadViewIfNeededOperation:
      type: object
      description: The operation `loadViewIfNeeded` as a member of a list.
      required: [op, target]
      properties:
        op: {const: loadViewIfNeeded}
        target: {$ref: "#/components/schemas/ControllerName"}
      additionalProperties: false
    SetOperation:
      type: object
      description: The operation `set` as a member of a list; its other members are properties.
      required: [op, target]
      properties:
        op: {const: set}
        target: {$ref: "#/components/schemas/ControllerName"}
        nibName: {type: [string, "null"], maxLength: 65536, description: "`nibName`."}
        view: {$ref: "#/components/schemas/AnyValue"}
        title: {type: [string, "null"], maxLength: 65536, description: "`title`."}
        preferredContentSize: {$ref: "#/components/schemas/Size"}
        contentSizeForViewInPopover: {$ref: "#/components/schemas/Size"}
        modalPresentationStyle:
          type: string
          enum: [automatic, none, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover]
          description: "`modalPresentationStyle`."
        modalTransitionStyle:
          type: string
          enum: [coverVertical, flipHorizontal, crossDissolve, partialCurl]
          description: "`modalTransitionStyle`."
        isModalInPopover: {type: boolean, description: "`isModalInPopover`."}
        isModalInPresentation: {type: boolean, description: "`isModalInPresentation`."}
        definesPresentationContext: {type: boolean, description: "`definesPresentationContext`."}
        providesPresentationContextTransitionStyle: {type: boolean, description: "`providesPresentationContextTransitionStyle`."}
        disablesAutomaticKeyboardDismissal: {type: boolean, description: "`disablesAutomaticKeyboardDismissal`."}
        restoresFocusAfterTransition: {type: boolean, description: "`restoresFocusAfterTransition`."}
        transitioningDelegate: {$ref: "#/components/schemas/TransitioningDelegate"}
        presentationDelegate: {$ref: "#/components/schemas/PresentationDelegate"}
        popoverPresentationController: {$ref: "#/components/schemas/PopoverAnchorOrNull"}
        sheetPresentationController: {$ref: "#/components/schemas/AnyValue"}
        delegate: {$ref: "#/components/schemas/ContainerDelegate"}
        edgesForExtendedLayout:
          type: array
          maxItems: 4
          description: "`edgesForExtendedLayout`."
          items: {type: string, enum: [top, left, bottom, right]}
        extendedLayoutIncludesOpaqueBars: {type: boolean, description: "`extendedLayoutIncludesOpaqueBars`."}
        automaticallyAdjustsScrollViewInsets: {type: boolean, description: "`automaticallyAdjustsScrollViewInsets`."}
        shouldAutorotate: {type: boolean, description: "`shouldAutorotate`."}
        supportedInterfaceOrientations:
          type: array
          maxItems: 4
          description: "`supportedInterfaceOrientations`."
          items: {$ref: "#/components/schemas/InterfaceOrientation"}
        preferredInterfaceOrientationForPresentation: {$ref: "#/components/schemas/InterfaceOrientation"}
        shouldAutomaticallyForwardAppearanceMethods: {type: boolean, description: "`shouldAutomaticallyForwardAppearanceMethods`."}
        shouldAutomaticallyForwardRotationMethods: {type: boolean, description: "`shouldAutomaticallyForwardRotationMethods`."}
        restorationIdentifier: {type: [string, "null"], maxLength: 65536, description: "`restorationIdentifier`."}
        restorationClass: {type: [string, "null"], maxLength: 65536, description: "`restorationClass`."}
        encode: {$ref: "#/components/schemas/StateValues"}
        userActivity: {type: [string, "null"], maxLength: 65536, description: "The type of `userActivity`."}
        previewActionItems: {$ref: "#/components/schemas/AnyValue"}
        childForStatusBarHidden: {$ref: "#/components/schemas/ControllerNameOrNull"}
        childForStatusBarStyle: {$ref: "#/components/schemas/ControllerNameOrNull"}
        preferredStatusBarStyle:
          type: string
          enum: [default, lightContent, darkContent]
          description: "`preferredStatusBarStyle`."
        prefersStatusBarHidden: {type: boolean, description: "`prefersStatusBarHidden`."}
        modalPresentationCapturesStatusBarAppearance: {type: boolean, description: "`modalPresentationCapturesStatusBarAppearance`."}
        preferredStatusBarUpdateAnimation:
          type: string
          enum: [none, fade, slide]
          description: "`preferredStatusBarUpdateAnimation`."
        childForHomeIndicatorAutoHidden: {$ref: "#/components/schemas/ControllerNameOrNull"}
        prefersHomeIndicatorAutoHidden: {type: boolean, description: "`prefersHomeIndicatorAutoHidden`."}
        hidesBottomBarWhenPushed: {type: boolean, description: "`hidesBottomBarWhenPushed`."}
        toolbarItems: {$ref: "#/components/schemas/AnyValue"}
        navigationItem: {$ref: "#/components/schemas/AnyValue"}
        tabBarItem: {$ref: "#/components/schemas/AnyValue"}
        isEditing: {type: boolean, description: "`isEditing`."}
        canDisplayBannerAds: {type: boolean, description: "`canDisplayBannerAds`."}
        interstitialPresentationPolicy:
          type: string
          enum: [none, automatic, manual]
          description: "`interstitialPresentationPolicy`."
        viewControllers:
          type: array
          maxItems: 10000
          description: "`viewControllers`."
          items: {$ref: "#/components/schemas/ControllerName"}
        isNavigationBarHidden: {type: boolean, description: "`isNavigationBarHidden`."}
        isToolbarHidden: {type: boolean, description: "`isToolbarHidden`."}
        selectedIndex: {type: integer, format: int64, description: "`selectedIndex`."}
        selectedViewController: {$ref: "#/components/schemas/ControllerNameOrNull"}
        customizableViewControllers:
          type: array
          maxItems: 10000
          description: "`customizableViewControllers`."
          items: {$ref: "#/components/schemas/ControllerName"}
        preferredDisplayMode: {type: [string, "null"], maxLength: 65536, description: "`preferredDisplayMode`."}
        style: {type: string, enum: [unspecified, doubleColumn, tripleColumn], description: "`style`."}
        transitionStyle:
          type: string
          enum: [pageCurl, scroll]
          description: "`transitionStyle`."
        navigationOrientation:
          type: string
          enum: [horizontal, vertical]
          description: "`navigationOrientation`."
        spineLocation:
          type: string
          enum: [none, min, mid, max]
          description: "`spineLocation`."
        isDoubleSided: {type: boolean, description: "`isDoubleSided`."}
        message: {type: [string, "null"], maxLength: 65536, description: "`message`."}
        preferredStyle:
          type: string
          enum: [actionSheet, alert]
          description: "`preferredStyle`."
      additionalProperties: false
    SetEditingOperation:
      type: object
      description: The operation `setEditing` as a member of a list.
      required: [op, target, editing]
      properties:
        op: {const: setEditing}
        target: {$ref: "#/components/schemas/ControllerName"}
        editing: {type: boolean}
        animated: {$ref: "#/components/schemas/Animated"}
      additionalProperties: false
    TapEditButtonOperation:
      type: object
      description: The operation `tapEditButton` as a member of a list.
      required: [op, target]
      properties:
        op: {const: tapEditButton}
        target: {$ref: "#/components/schemas/ControllerName"}
      additionalProperties: false
    BecomeFirstResponderOperation:
      type: object
      description: The operation `becomeFirstResponder` as a member of a list.
      required: [op, target]
      properties:
        op: {const: becomeFirstResponder}
        target: {$ref: "#/components/schemas/ControllerName"}
      additionalProperties: false
    SendActionOperation:
      type: object
      description: The operation `sendAction` as a member of a list.
      required: [op, target, selector]
      properties:
        op: {const: sendAction}
        target: {$ref: "#/components/schemas/ControllerName"}
        selector: {$ref: "#/components/schemas/Selector"}
      additionalProperties: false
    AddKeyCommandOperation:
      type: object
      description: The operation `addKeyCommand` as a member of a list.
      required: [op, target, input]
      properties:
        op: {const: addKeyCommand}
        target: {$ref: "#/components/schemas/ControllerName"}
        input: {$ref: "#/components/schemas/KeyInput"}
        action: {$ref: "#/components/schemas/Selector"}
      additionalProperties: false
    RemoveKeyCommandOperation:
      type: object
      description: The operation `removeKeyCommand` as a member of a list.
      required: [op, target, input]
      properties:
        op: {const: removeKeyCommand}
        target: {$ref: "#/components/schemas/ControllerName"}
        input: {$ref: "#/components/schemas/KeyInput"}
        action: {$ref: "#/components/schemas/Selector"}
      additionalProperties: false
    SetToolbarItemsOperation:
      type: object
      description: The operation `setToolbarItems` as a member of a list.
      required: [op, target, items]
      properties:
        op: {const: setToolbarItems}
        target: {$ref: "#/components/schemas/ControllerName"}
        items: {$ref: "#/components/schemas/AnyValue"}
        animated: {$ref: "#/components/schemas/Animated"}
      additionalProperties: false
    SetNeedsStatusBarAppearanceUpdateOperation:
      type: object
      description: The operation `setNeedsStatusBarAppearanceUpdate` as a member of a list.
      required: [op, target]
      properties:
        op: {const: setNeedsStatusBarAppearanceUpdate}
        target: {$ref: "#/components/schemas/ControllerName"}
      additionalProperties: false
    SetNeedsUpdateOfSupportedInterfaceOrientationsOperation:
      type: object
      description: The operation `setNeedsUpdateOfSupportedInterfaceOrientations` as a member of a list.
      required: [op, target]
      properties:
        op: {const: setNeedsUpdateOfSupportedInterfaceOrientations}
        target: {$ref: "#/components/schemas/ControllerName"}
      additionalProperties: false
    SetNeedsLayoutOperation:
      type: object
      description: The operation `setNeedsLayout` as a member of a list.
      required: [op, target]
      properties:
        op: {const: setNeedsLayout}
        target: {$ref: "#/components/schemas/ControllerName"}
      additionalProperties: false
    LayoutIfNeededOperation:
      type: object
      description: The operation `layoutIfNeeded` as a member of a list.
      required: [op, target]
      properties:
        op: {const: layoutIfNeeded}
        target: {$ref: "#/components/schemas/ControllerName"}
      additionalProperties: false
    RequestGeometryUpdateOperation:
      type: object
      description: The operation `requestGeometryUpdate` as a member of a list.
      required: [op, target, to]
      properties:
        op: {const: requestGeometryUpdate}
        target: {$ref: "#/components/schemas/ControllerName"}
        to: {$ref: "#/components/schemas/InterfaceOrientation"}
      additionalProperties: false
    SetNeedsUpdateConstraintsOperation:
      type: object
      description: The operation `setNeedsUpdateConstraints` as a member of a list.
      required: [op, target]
      properties:
        op: {const: setNeedsUpdateConstraints}
        target: {$ref: "#/components/schemas/ControllerName"}
      additionalProperties: false
    ReleaseOperation:
      type: object
      description: The operation `release` as a member of a list.
      required: [op, target]
      properties:
        op: {const: release}
        target: {$ref: "#/components/schemas/ControllerName"}
      additionalProperties: false
    ReadOperation:
      type: object
      description: The operation `read` as a member of a list.
      required: [op, target, property]
      properties:
        op: {const: read}
        target: {$ref: "#/components/schemas/ControllerName"}
        property: {type: string, minLength: 1, maxLength: 65536}
      additionalProperties: false
    CallAppearanceMethodOperation:
      type: object
      description: The operation `callAppearanceMethod` as a member of a list.
      required: [op, target, method]
      properties:
        op: {const: callAppearanceMethod}
        target: {$ref: "#/components/schemas/ControllerName"}
        method: {type: string, enum: [viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear]}
        animated: {$ref: "#/components/schemas/Animated"}
      additionalProperties: false
    TargetViewControllerOperation:
      type: object
      description: The operation `targetViewController` as a member of a list.
      required: [op, target, action]
      properties:
        op: {const: targetViewController}
        target: {$ref: "#/components/schemas/ControllerName"}
        action: {type: string, minLength: 1, maxLength: 65536}
        sender: {description: Any value.}
      additionalProperties: false
    AnimateAlongsideTransitionOperation:
      type: object
      description: The operation `animateAlongsideTransition` as a member of a list.
      required: [op, target]
      properties:
        op: {const: animateAlongsideTransition}
        target: {$ref: "#/components/schemas/ControllerName"}
        animation: {$ref: "#/components/schemas/Operations"}
        completion: {$ref: "#/components/schemas/Operations"}
      additionalProperties: false
    NotifyWhenInteractionChangesOperation:
      type: object
      description: The operation `notifyWhenInteractionChanges` as a member of a list.
      required: [op, target]
      properties:
        op: {const: notifyWhenInteractionChanges}
        target: {$ref: "#/components/schemas/ControllerName"}
        handler: {$ref: "#/components/schemas/Operations"}
      additionalProperties: false
    AddChildOperation:
      type: object
      description: The operation `addChild` as a member of a list.
      required: [op, target, controller]
      properties:
        op: {const: addChild}
        target: {$ref: "#/components/schemas/ControllerName"}
        controller: {$ref: "#/components/schemas/ControllerReference"}
      additionalProperties: false
    RemoveFromParentOperation:
      type: object
      description: The operation `removeFromParent` as a member of a list.
      required: [op, target]
      properties:
        op: {const: removeFromParent}
        target: {$ref: "#/components/schemas/ControllerName"}
      additionalProperties: false
    WillMoveOperation:
      type: object
      description: The operation `willMove` as a member of a list.
      required: [op, target, to]
      properties:
        op: {const: willMove}
        target: {$ref: "#/components/schemas/ControllerName"}
        to: {$ref: "#/components/schemas/ControllerNameOrNull"}
      additionalProperties: false
    DidMoveOperation:
      type: object
      description: The operation `didMove` as a member of a list.
      required: [op, target, to]
      properties:
        op: {const: didMove}
        target: {$ref: "#/components/schemas/ControllerName"}
        to: {$ref: "#/components/schemas/ControllerNameOrNull"}
      additionalProperties: false
    AddSubviewOperation:
      type: object
      description: The operation `addSubview` as a member of a list.
      required: [op, target, controller]
      properties:
        op: {const: addSubview}
        target: {$ref: "#/components/schemas/ControllerName"}
        controller: {$ref: "#/components/schemas/ControllerReference"}
        into: {$ref: "#/components/schemas/ControllerName"}
      additionalProperties: false
    RemoveFromSuperviewOperation:
      type: object
      description: The operation `removeFromSuperview` as a member of a list.
      required: [op, target]
      properties:
        op: {const: removeFromSuperview}
        target: {$ref: "#/components/schemas/ControllerName"}
      additionalProperties: false
    TransitionOperation:
      type: object
      description: The operation `transition` as a member of a list.
      required: [op, target, from, to]
      properties:
        op: {const: transition}
        target: {$ref: "#/components/schemas/ControllerName"}
        from: {$ref: "#/components/schemas/ControllerName"}
        to: {$ref: "#/components/schemas/ControllerName"}
        duration: {$ref: "#/components/schemas/Seconds"}
        animated: {$ref: "#/components/schemas/Animated"}
        completion: {$ref: "#/components/schemas/Operations"}
      additionalProperties: false
    BeginAppearanceTransitionOperation:
      type: object
      description: The operation `beginAppearanceTransition` as a member of a list.
      required: [op, target, isAppearing]
      properties:
        op: {const: beginAppearanceTransition}
        target: {$ref: "#/components/schemas/ControllerName"}
        isAppearing: {type: boolean}
        animated: {$ref: "#/components/schemas/Animated"}
      additionalProperties: false
    EndAppearanceTransitionOperation:
      type: object
      description: The operation `endAppearanceTransition` as a member of a list.
      required: [op, target]
      properties:
        op: {const: endAppearanceTransition}
        target: {$ref: "#/components/schemas/ControllerName"}
      additionalProperties: false
    SetOverrideTraitsOperation:
      type: object
      description: The operation `setOverrideTraits` as a member of a list.
      required: [op, target, child, traits]
      properties:
        op: {const: setOverrideTraits}
        target: {$ref: "#/components/schemas/ControllerName"}
        child: {$ref: "#/components/schemas/ControllerName"}
        traits: {$ref: "#/components/schemas/AnyValue"}
      additionalProperties: false
    OverrideTraitCollectionOperation:
      type: object
      description: The operation `overrideTraitCollection` as a member of a list.
      required: [op, target, child]
      properties:
        op: {const: overrideTraitCollection}
        target: {$ref: "#/components/schemas/ControllerName"}
        child: {$ref: "#/components/schemas/ControllerName"}
      additionalProperties: false
    PushOperation:
      type: object
      description: The operation `push` as a member of a list.
      required: [op, target, controller]
      properties:
        op: {const: push}
        target: {$ref: "#/components/schemas/ControllerName"}
        controller: {$ref: "#/components/schemas/ControllerReference"}
        animated: {$ref: "#/components/schemas/Animated"}
        completion: {$ref: "#/components/schemas/Operations"}
      additionalProperties: false
    PopOperation:
      type: object
      description: The operation `pop` as a member of a list.
      required: [op, target]
      properties:
        op: {const: pop}
        target: {$ref: "#/components/schemas/ControllerName"}
        animated: {$ref: "#/components/schemas/Animated"}
        completion: {$ref: "#/components/schemas/Operations"}
      additionalProperties: false
    PopToOperation:
      type: object
      description: The operation `popTo` as a member of a list.
      required: [op, target, controller]
      properties:
        op: {const: popTo}
        target: {$ref: "#/components/schemas/ControllerName"}
        controller: {$ref: "#/components/schemas/ControllerName"}
        animated: {$ref: "#/components/schemas/Animated"}
        completion: {$ref: "#/components/schemas/Operations"}
      additionalProperties: false
    PopToRootOperation:
      type: object
      description: The operation `popToRoot` as a member of a list.
      required: [op, target]
      properties:
        op: {const: popToRoot}
        target: {$ref: "#/components/schemas/ControllerName"}
        animated: {$ref: "#/components/schemas/Animated"}
        completion: {$ref: "#/components/schemas/Operations"}
      additionalProperties: false
    SetViewControllersOperation:
      type: object
      description: The operation `setViewControllers` as a member of a list.
      required: [op, target, viewControllers]
      properties:
        op: {const: setViewControllers}
        target: {$ref: "#/components/schemas/ControllerName"}
        viewControllers: {$ref: "#/components/schemas/ControllerReferences"}
        direction: {$ref: "#/components/schemas/PageDirection"}
        animated: {$ref: "#/components/schemas/Animated"}
        completion: {$ref: "#/components/schemas/Operations"}
      additionalProperties: false
    InteractivePopOperation:
      type: object
      description: The operation `interactivePop` as a member of a list.
      required: [op, target, phase]
      properties:
        op: {const: interactivePop}
        target: {$ref: "#/components/schemas/ControllerName"}
        phase: {$ref: "#/components/schemas/GesturePhase"}
      additionalProperties: false
    SetNavigationBarHiddenOperation:
      type: object
      description: The operation `setNavigationBarHidden` as a member of a list.
      required: [op, target, hidden]
      properties:
        op: {const: setNavigationBarHidden}
        target: {$ref: "#/components/schemas/ControllerName"}
        hidden: {type: boolean}
        animated: {$ref: "#/components/schemas/Animated"}
      additionalProperties: false
    SetToolbarHiddenOperation:
      type: object
      description: The operation `setToolbarHidden` as a member of a list.
      required: [op, target, hidden]
      properties:
        op: {const: setToolbarHidden}
        target: {$ref: "#/components/schemas/ControllerName"}
        hidden: {type: boolean}
        animated: {$ref: "#/components/schemas/Animated"}
      additionalProperties: false
    SelectOperation:
      type: object
      description: The operation `select` as a member of a list.
      required: [op, target]
      anyOf:
        - required: [index]
        - required: [controller]
      properties:
        op: {const: select}
        target: {$ref: "#/components/schemas/ControllerName"}
        index: {$ref: "#/components/schemas/Index"}
        controller: {$ref: "#/components/schemas/ControllerName"}
      additionalProperties: false
    ShowColumnOperation:
      type: object
      description: The operation `showColumn` as a member of a list.
      required: [op, target, column]
      properties:
        op: {const: showColumn}
        target: {$ref: "#/components/schemas/ControllerName"}
        column: {$ref: "#/components/schemas/SplitColumn"}
      additionalProperties: false
    HideColumnOperation:
      type: object
      description: The operation `hideColumn` as a member of a list.
      required: [op, target, column]
      properties:
        op: {const: hideColumn}
        target: {$ref: "#/components/schemas/ControllerName"}
        column: {$ref: "#/components/schemas/SplitColumn"}
      additionalProperties: false
    SetDisplayModeOperation:
      type: object
      description: The operation `setDisplayMode` as a member of a list.
      required: [op, target, displayMode]
      properties:
        op: {const: setDisplayMode}
        target: {$ref: "#/components/schemas/ControllerName"}
        displayMode: {$ref: "#/components/schemas/DisplayModeName"}
      additionalProperties: false
    TurnPageOperation:
      type: object
      description: The operation `turnPage` as a member of a list.
      required: [op, target, direction]
      properties:
        op: {const: turnPage}
        target: {$ref: "#/components/schemas/ControllerName"}
        direction: {$ref: "#/components/schemas/PageDirection"}
        phase: {$ref: "#/components/schemas/GesturePhase"}
        animated: {$ref: "#/components/schemas/Animated"}
      additionalProperties: false
    InteractiveDismissOperation:
      type: object
      description: The operation `interactiveDismiss` as a member of a list.
      required: [op, target, phase]
      properties:
        op: {const: interactiveDismiss}
        target: {$ref: "#/components/schemas/ControllerName"}
        phase: {$ref: "#/components/schemas/GesturePhase"}
      additionalProperties: false
    TapOutsideOperation:
      type: object
      description: The operation `tapOutside` as a member of a list.
      required: [op, target]
      properties:
        op: {const: tapOutside}
        target: {$ref: "#/components/schemas/ControllerName"}
      additionalProperties: false
    PeekOperation:
      type: object
      description: The operation `peek` as a member of a list.
      required: [op, target]
      properties:
        op: {const: peek}
        target: {$ref: "#/components/schemas/ControllerName"}
        source: {$ref: "#/components/schemas/SourceName"}
      additionalProperties: false
    CommitPeekOperation:
      type: object
      description: The operation `commitPeek` as a member of a list.
      required: [op, target]
      properties:
        op: {const: commitPeek}
        target: {$ref: "#/components/schemas/ControllerName"}
      additionalProperties: false
    CancelPeekOperation:
      type: object
      description: The operation `cancelPeek` as a member of a list.
      required: [op, target]
      properties:
        op: {const: cancelPeek}
        target: {$ref: "#/components/schemas/ControllerName"}
      additionalProperties: false
    UnregisterForPreviewingOperation:
      type: object
      description: The operation `unregisterForPreviewing` as a member of a list.
      required: [op, target]
      properties:
        op: {const: unregisterForPreviewing}
        target: {$ref: "#/components/schemas/ControllerName"}
      additionalProperties: false
    PresentMoviePlayerOperation:
      type: object
      description: The operation `presentMoviePlayer` as a member of a list.
      required: [op, target]
      properties:
        op: {const: presentMoviePlayer}
        target: {$ref: "#/components/schemas/ControllerName"}
        controller: {$ref: "#/components/schemas/ControllerReference"}
      additionalProperties: false
    DismissMoviePlayerOperation:
      type: object
      description: The operation `dismissMoviePlayer` as a member of a list.
      required: [op, target]
      properties:
        op: {const: dismissMoviePlayer}
        target: {$ref: "#/components/schemas/ControllerName"}
      additionalProperties: false
    RequestInterstitialAdPresentationOperation:
      type: object
      description: The operation `requestInterstitialAdPresentation` as a member of a list.
      required: [op, target]
      properties:
        op: {const: requestInterstitialAdPresentation}
        target: {$ref: "#/components/schemas/ControllerName"}
      additionalProperties: false
    InstantiateOperation:
      type: object
      description: The operation `instantiate` as a member of a list.
      required: [op, controller]
      properties:
        op: {const: instantiate}
        controller: {$ref: "#/components/schemas/ControllerReference"}
      additionalProperties: false
    TogetherOperation:
      type: object
      description: The operation `together` as a member of a list.
      required: [op, operations]
      properties:
        op: {const: together}
        operations: {$ref: "#/components/schemas/Operations"}
      additionalProperties: false
    SetRootOperation:
      type: object
      description: The operation `setRoot` as a member of a list.
      required: [op, controller]
      properties:
        op: {const: setRoot}
        controller: {$ref: "#/components/schemas/ControllerReferenceOrNull"}
        window: {$ref: "#/components/schemas/WindowName"}
      additionalProperties: false
    RotateOperation:
      type: object
      description: The operation `rotate` as a member of a list.
      required: [op, to]
      properties:
        op: {const: rotate}
        to: {$ref: "#/components/schemas/InterfaceOrientation"}
      additionalProperties: false
    ResizeOperation:
      type: object
      description: The operation `resize` as a member of a list.
      required: [op, width, height]
      properties:
        op: {const: resize}
        width: {$ref: "#/components/schemas/Extent"}
        height: {$ref: "#/components/schemas/Extent"}
      additionalProperties: false
    SetTraitsOperation:
      type: object
      description: The operation `setTraits` as a member of a list.
      required: [op, traits]
      properties:
        op: {const: setTraits}
        traits: {$ref: "#/components/schemas/AnyValue"}
      additionalProperties: false
    AttemptRotationToDeviceOrientationOperation:
      type: object
      description: The operation `attemptRotationToDeviceOrientation` as a member of a list.
      required: [op]
      properties:
        op: {const: attemptRotationToDeviceOrientation}
      additionalProperties: false
    MemoryWarningOperation:
      type: object
      description: The operation `memoryWarning` as a member of a list.
      required: [op]
      properties:
        op: {const: memoryWarning}
      additionalProperties: false
    BackgroundOperation:
      type: object
      description: The operation `background` as a member of a list.
      required: [op]
      properties:
        op: {const: background}
      additionalProperties: false
    ForegroundOperation:
      type: object
      description: The operation `foreground` as a member of a list.
      required: [op]
      properties:
        op: {const: foreground}
      additionalProperties: false
    TerminateOperation:
      type: object
      description: The operation `terminate` as a member of a list.
      required: [op]
      properties:
        op: {const: terminate}
        by: {$ref: "#/components/schemas/Terminator"}
      additionalProperties: false
    RelaunchOperation:
      type: object
      description: The operation `relaunch` as a member of a list.
      required: [op]
      properties:
        op: {const: relaunch}
        restore: {type: boolean}
        background: {$ref: "#/components/schemas/BackgroundLaunch"}
      additionalProperties: false
    EncodeStateOperation:
      type: object
      description: The operation `encodeState` as a member of a list.
      required: [op]
      properties:
        op: {const: encodeState}
      additionalProperties: false
    DecodeStateOperation:
      type: object
      description: The operation `decodeState` as a member of a list.
      required: [op, archive]
      properties:
        op: {const: decodeState}
        archive: {$ref: "#/components/schemas/Archive"}
      additionalProperties: false
    PressKeyOperation:
      type: object
      description: The operation `pressKey` as a member of a list.
      required: [op, key]
      properties:
        op: {const: pressKey}
        key: {$ref: "#/components/schemas/KeyInput"}
      additionalProperties: false
    ShowKeyboardOperation:
      type: object
      description: The operation `showKeyboard` as a member of a list.
      required: [op]
      properties:
        op: {const: showKeyboard}
      additionalProperties: false
    HideKeyboardOperation:
      type: object
      description: The operation `hideKeyboard` as a member of a list.
      required: [op]
      properties:
        op: {const: hideKeyboard}
      additionalProperties: false
    StatusBarOperation:
      type: object
      description: The operation `statusBar` as a member of a list.
      required: [op, inCall]
      properties:
        op: {const: statusBar}
        inCall: {type: boolean}
      additionalProperties: false
    AdvanceOperation:
      type: object
      description: The operation `advance` as a member of a list.
      required: [op, seconds]
      properties:
        op: {const: advance}
        seconds: {$ref: "#/components/schemas/Seconds"}
      additionalProperties: false
    SettleOperation:
      type: object
      description: The operation `settle` as a member of a list.
      required: [op]
      properties:
        op: {const: settle}
      additionalProperties: false
    BatchRequest:
      type: object
      description: Operations to perform one after the other.
      required: [operations]
      properties:
        operations:
          type: array
          description: The operations in order.
          maxItems: 1000
          items: {$ref: "#/components/schemas/Operation"}
        atomic: {type: boolean, default: false, description: Whether a failure undoes all of them.}
      additionalProperties: false
    SessionPatch:
      type: object
      description: What of a session can be changed.
      properties:
        ttlSeconds: {$ref: "#/components/schemas/TimeToLive"}
        labels: {$ref: "#/components/schemas/Labels"}
      additionalProperties: false
    ExpectRequest:
      type: object
      description: Lines to hold the log against.
      required: [events]
      properties:
        events:
          type: array
          description: Expected lines in the text form.
          maxItems: 50000
          items: {type: string, minLength: 1, maxLength: 65536}
        mode: {$ref: "#/components/schemas/ExpectMode"}
        after: {type: integer, format: int64, minimum: 0, maximum: 9007199254740991, description: Only events with a larger `seq`.}
        targets:
          type: array
          description: Only events of these targets are compared.
          maxItems: 1000
          items: {$ref: "#/components/schemas/ControllerName"}
        observe:
          type: array
          description: Only these callbacks are compared.
          maxItems: 1000
          items: {type: string, minLength: 1, maxLength: 65536}
      additionalProperties: false
    ExpectMode:
      type: string
      enum: [exact, contains, unordered]
      default: exact
      description: Whether lines must be equal one for one, occur in this order, or occur at all.
    Scenario:
      type: object
      description: A scenario file. Its grammar is that of the project's documentation; a mistake is a 400 with a pointer.
      required: [steps]
      properties:
        steps: {type: array, maxItems: 10000, description: The steps., items: {type: object}}
    VerifyRequest:
      type: object
      description: A scenario and the log that a real app printed.
      required: [scenario, log]
      properties:
        scenario:
          description: The scenario, as an object or as the text of a YAML file.
          oneOf:
            - {$ref: "#/components/schemas/Scenario"}
            - {type: string, minLength: 1, maxLength: 65536}
        log: {type: string, maxLength: 65536, description: "What the app printed, one call a line."}
      additionalProperties: false

    Session:
      type: object
      description: A session.
      required: [id, version, state, events, labels, ttlSeconds, createdAt, expiresAt]
      properties:
        id: {$ref: "#/components/schemas/SessionID"}
        version: {$ref: "#/components/schemas/Version64"}
        state: {type: string, enum: [running, crashed], description: Whether an exception has ended the app.}
        events: {type: integer, format: int64, minimum: 0, description: The number of events so far.}
        createdAt: {type: string, format: date-time, description: When it was created.}
        expiresAt: {type: string, format: date-time, description: When it ends without further activity.}
        ttlSeconds: {$ref: "#/components/schemas/TimeToLive"}
        labels: {$ref: "#/components/schemas/Labels"}
      additionalProperties: true
    Version64: {type: integer, format: int64, minimum: 0, description: The number of operations so far.}
    SessionCreated:
      type: object
      description: A session and the events of its launch.
      required: [session, outcome, events]
      properties:
        session: {$ref: "#/components/schemas/Session"}
        outcome: {$ref: "#/components/schemas/Outcome"}
        events: {$ref: "#/components/schemas/Events"}
      additionalProperties: true
    Export:
      type: object
      description: A session as a document, with digests of what its operations caused, so that a difference is noticed.
      required: [format, formatVersion, definition, launchDigest, operations]
      properties:
        format: {type: string, const: understudy.session}
        formatVersion: {type: integer, const: 1}
        definition: {type: object, description: The definition as it was sent.}
        launchDigest: {$ref: "#/components/schemas/Digest"}
        operations:
          type: array
          description: The operations in order.
          maxItems: 10000
          items:
            type: object
            required: [operation, digest]
            properties:
              operation: {type: object, description: The operation as it was sent.}
              digest: {$ref: "#/components/schemas/Digest"}
      additionalProperties: false
    Digest:
      type: string
      description: 64 bits in hexadecimal digits.
      pattern: "^[0-9a-f]{16}$"
    SessionCopied:
      type: object
      description: A session that was made from another one.
      required: [session]
      properties:
        session: {$ref: "#/components/schemas/Session"}
      additionalProperties: false
    SessionPage:
      type: object
      description: A page of sessions.
      required: [items]
      properties:
        items: {type: array, description: The sessions., items: {$ref: "#/components/schemas/Session"}}
        next: {type: string, description: The cursor of the next page; absent on the last.}
      additionalProperties: false
    Events:
      type: array
      description: Events in UIKit's order.
      items: {$ref: "#/components/schemas/Event"}
    Event:
      type: object
      description: One line of the log that UIKit would have produced.
      required: [seq, time, type, target, id, class, call, args, flags]
      properties:
        seq: {type: integer, format: int64, minimum: 1, description: The number of the event in the session's log.}
        time: {type: number, minimum: 0, description: Virtual seconds since the launch.}
        type:
          type: string
          enum: [callback, query, delegate, coordinator, completion, notification, console, exception]
          description: What kind of line it is.
        target: {type: string, description: "The label of a controller, or a party such as `app`."}
        id: {type: [string, "null"], description: The controller's id; null for other parties.}
        class: {type: string, description: The class of the target.}
        call: {type: string, description: The method by its full Swift name.}
        args: {type: object, description: The arguments by name; controllers by their labels.}
        returned: {description: What a query was answered.}
        category: {type: [string, "null"], description: "The category of a console message, from iOS 14 on."}
        text: {type: string, description: The text of a console message.}
        name: {type: string, description: The name of an exception.}
        reason: {type: string, description: The reason of an exception.}
        flags:
          type: array
          description: Those of the movement flags that are true at that moment.
          items: {type: string, enum: [isBeingPresented, isBeingDismissed, isMovingToParent, isMovingFromParent]}
      additionalProperties: true
    EventText:
      type: string
      description: One event a line and nothing else.
      examples: ["home.viewWillDisappear(true)\ndetail.viewWillAppear(true)\n"]
    EventPage:
      type: object
      description: A piece of the log.
      required: [events, firstSeq, lastSeq]
      properties:
        events: {$ref: "#/components/schemas/Events"}
        firstSeq: {type: integer, format: int64, minimum: 0, description: The number of the oldest event that can be had.}
        lastSeq: {type: integer, format: int64, minimum: 0, description: The number of the session's last event.}
        truncated: {type: boolean, description: Present when events that were asked for are gone.}
        next: {type: integer, format: int64, minimum: 0, description: The `after` to go on with; absent at the end.}
      additionalProperties: false
    StreamEvent:
      type: object
      description: One event of a stream, by the fields of server-sent events.
      required: [event, data]
      properties:
        id: {type: string, pattern: "^[0-9]+$", description: "The `seq` to go on behind; `bye` has none."}
        event:
          type: string
          description: The event's `type`, or what the stream says of itself.
          enum: [callback, query, delegate, coordinator, completion, notification, console, exception, gap, bye]
        data:
          type: string
          contentMediaType: application/json
          description: "An Event; `{from, to}` of a gap; `{reason}` of a bye."
        retry: {type: integer, format: int32, minimum: 0, description: Milliseconds after which to come back.}
    OperationResult:
      type: object
      description: What came of an operation.
      required: [operation, version, time, outcome, settled, events, exception]
      properties:
        operation: {type: integer, format: int64, minimum: 0, description: The operation's number.}
        version: {$ref: "#/components/schemas/Version64"}
        time: {type: number, minimum: 0, description: Virtual seconds since the launch.}
        outcome: {$ref: "#/components/schemas/Outcome"}
        settled: {type: boolean, description: Whether nothing is in flight.}
        result: {type: object, description: "What the operation returns, such as `controller`."}
        events: {$ref: "#/components/schemas/Events"}
        exception:
          description: What was raised.
          oneOf:
            - {$ref: "#/components/schemas/Exception"}
            - {type: "null"}
        waitingFor:
          type: array
          description: "What is still in flight, when it is not settled."
          items: {type: string}
      additionalProperties: true
    Outcome:
      type: string
      enum: [completed, ignored, raised]
      description: Whether UIKit did it, logged or did nothing, or raised.
    Exception:
      type: object
      description: An NSException that UIKit raises.
      required: [name, reason]
      properties:
        name: {type: string, description: The exception's name., examples: [NSInvalidArgumentException]}
        reason: {type: string, description: The exception's reason.}
      additionalProperties: false
    BatchResult:
      type: object
      description: The results of a batch.
      required: [version, results]
      properties:
        version: {$ref: "#/components/schemas/Version64"}
        results:
          type: array
          description: One result for each operation, in order.
          items:
            oneOf:
              - {$ref: "#/components/schemas/OperationResult"}
              - {$ref: "#/components/schemas/OperationError"}
      additionalProperties: false
    OperationError:
      type: object
      description: Why an operation of a batch could not be carried out.
      required: [error]
      properties:
        error: {$ref: "#/components/schemas/Problem"}
      additionalProperties: false
    Tree:
      type: object
      description: The controller hierarchy.
      required: [version, roots]
      properties:
        version: {$ref: "#/components/schemas/Version64"}
        roots: {$ref: "#/components/schemas/TreeNodes"}
      additionalProperties: true
    TreeNodes:
      type: array
      description: Controllers in order.
      items: {$ref: "#/components/schemas/TreeNode"}
    TreeNode:
      type: object
      description: A controller with what it contains and presents.
      required: [id, label, class, state, isViewLoaded, isInWindow, presentationStyle, children, presented]
      properties:
        id: {type: string, description: "The id, counted in order of creation.", examples: [c1]}
        label: {type: string, description: The label., examples: [nav]}
        class: {type: string, description: The class., examples: [UINavigationController]}
        state:
          type: string
          enum: [disappeared, appearing, appeared, disappearing]
          description: The appearance state of its view.
        isViewLoaded: {type: boolean, description: Whether the view is loaded.}
        isInWindow: {type: boolean, description: Whether the view is in a window.}
        presentationStyle: {type: [string, "null"], description: The style in force when it is presented.}
        children: {$ref: "#/components/schemas/TreeNodes"}
        presented: {$ref: "#/components/schemas/TreeNodes"}
      additionalProperties: true
    Controller:
      type: object
      description: A controller with every property that it has, by Swift names; other controllers by their labels.
      required: [id, label, class, version]
      properties:
        id: {type: string, description: The id., examples: [c2]}
        label: {type: string, description: The label., examples: [home]}
        class: {type: string, description: The class., examples: [HomeViewController]}
        version: {$ref: "#/components/schemas/Version64"}
        controls:
          type: array
          description: What a user can tap now, of the scene in the storyboard; absent for a controller made in code.
          items: {$ref: "#/components/schemas/Control"}
        segues:
          type: array
          description: The segues that exist now; those of controls in the view exist once it is loaded.
          items: {$ref: "#/components/schemas/Segue"}
      additionalProperties: true
    Control:
      type: object
      description: An object of a storyboard that a user can tap.
      required: [id, element, label, actions]
      properties:
        id: {type: string, description: The object's identifier in the document., examples: [BYZ-38-t0r]}
        element: {type: string, description: The document's element., examples: [button]}
        label: {type: [string, "null"], description: "Its title or name; `trigger` takes it as well as the identifier."}
        actions:
          type: array
          description: The selectors that it sends.
          items: {type: string}
      additionalProperties: false
    Segue:
      type: object
      description: A segue of a controller's scene.
      required: [id, kind, identifier, control, destination, unwindAction]
      properties:
        id: {type: string, description: The segue's identifier in the document.}
        kind:
          type: string
          enum: [embed, unwind, custom, push, modal, popover, replace, show, showDetail, presentation, popoverPresentation]
          description: What it does.
        identifier: {type: [string, "null"], description: "The name that `performSegue` takes."}
        control: {type: [string, "null"], description: The control that owns it; null for one that only code performs.}
        destination: {type: [string, "null"], description: The destination's storyboard identifier or class.}
        unwindAction: {type: [string, "null"], description: The selector that an unwind looks for.}
        trigger: {type: string, description: "The part of the control that starts it, where the document says: `accessoryAction`."}
      additionalProperties: false
    ExpectResult:
      type: object
      description: How the log compares with the expected lines.
      required: [match, firstDifference, diff, rows]
      properties:
        match: {type: boolean, description: Whether everything is as expected.}
        firstDifference: {description: Where log and expectation part; null where they do not.}
        diff: {type: string, description: An aligned diff; empty when everything matches.}
        rows:
          type: array
          description: The lines of the diff.
          items: {$ref: "#/components/schemas/DiffRow"}
      additionalProperties: false
    DiffRow:
      type: object
      description: One line of a comparison; at least one side is there.
      required: [mark, expected, actual]
      properties:
        mark:
          type: string
          enum: ["=", "-", "+", "~", " "]
          description: Whether the line agrees, is missing, is unexpected, differs in its arguments, or is allowed besides.
        expected: {type: [string, "null"], description: The expected line.}
        actual: {type: [string, "null"], description: The event.}
        note: {type: string, description: "What else is to be said, such as where a missing line was found."}
      additionalProperties: false
    JUnit:
      type: string
      description: A JUnit report.
    StoryboardInspection:
      type: object
      description: What is in storyboards.
      required: [documents, scenes, segues, findings, walks, map]
      properties:
        documents:
          type: array
          description: The documents, each with what was read in it, or why it was refused.
          items: {type: object}
        scenes:
          type: array
          description: The scenes with their identifiers and the controls in them.
          items: {type: object}
        segues: {type: array, description: The segues with their ends and triggers., items: {type: object}}
        findings:
          type: array
          description: What goes wrong or may not be meant, the worst first.
          items: {$ref: "#/components/schemas/Finding"}
        map:
          type: object
          description: Which scene leads where, by the scenes' places.
          required: [initial, nodes, edges]
          properties:
            initial: {type: array, description: With which scenes storyboards begin., items: {type: integer}}
            nodes: {type: array, description: The scenes' labels., items: {type: string}}
            edges: {type: array, description: The segues that have a destination., items: {type: object}}
        walks:
          type: array
          description: |-
            Walks through the app from each main storyboard, then from each scene that only the app's code can make
            (`entrance`), on a phone and a tablet; each failure has the shortest way to it and a scenario file that
            re-enacts it.
          items: {type: object}
    Finding:
      type: object
      description: Something in a storyboard that goes wrong, or may not be meant.
      required: [severity, kind, document, message]
      properties:
        severity: {type: string, description: How bad it is., enum: [error, warning, note]}
        kind: {type: string, description: "What it is, for programs.", example: push-without-navigation}
        document: {type: string, description: The document's path.}
        line: {type: integer, description: "The line of the document, from 1."}
        scene: {type: string, description: What a person would call the scene.}
        element: {type: string, description: The object's identifier in the document.}
        message: {type: string, description: What is wrong and what would be right.}
      additionalProperties: false
    ScenarioResult:
      type: object
      description: The report of a scenario.
      required: [passed, steps]
      properties:
        passed: {type: boolean, description: Whether every step went as expected.}
        steps: {type: array, description: The report of each step., items: {type: object}}
      additionalProperties: true
    VerifyResult:
      type: object
      description: The verdict on a log.
      required: [match, firstDifference, diff, rows, ignored]
      properties:
        match: {type: boolean, description: Whether the log is what UIKit does.}
        firstDifference: {description: Where log and model part; null where they do not.}
        diff: {type: string, description: An aligned diff; empty when everything matches.}
        rows:
          type: array
          description: The lines of the diff.
          items: {$ref: "#/components/schemas/DiffRow"}
        ignored:
          type: array
          description: The lines in which no call was recognised.
          items:
            type: object
            required: [line, text]
            properties:
              line: {type: integer, format: int32, minimum: 1, description: The number of the line.}
              text: {type: string, description: The line.}
            additionalProperties: false
      additionalProperties: false
    Version:
      type: object
      description: Which program answers.
      required: [name, version, instance]
      properties:
        name: {type: string, const: understudy}
        version: {type: string, description: The program's version., examples: [0.1.0]}
        instance: {type: string, description: Another one for each start of the program.}
        startedAt: {type: string, format: date-time, description: When the program was started.}
      additionalProperties: false
    Health:
      type: object
      description: The state of the service.
      required: [status]
      properties:
        status: {type: string, enum: [ok], description: That all is well.}
      additionalProperties: false
    ProblemCode:
      type: string
      description: What went wrong, for programs; each has a page at `/problems/{code}`.
      enum:
        - malformed_json
        - invalid_request
        - invalid_parameter
        - json_too_deep
        - bad_framing
        - unauthenticated
        - forbidden
        - host_not_allowed
        - origin_not_allowed
        - route_not_found
        - session_not_found
        - controller_not_found
        - operation_not_found
        - storyboard_not_found
        - problem_not_found
        - method_not_allowed
        - not_acceptable
        - request_timeout
        - session_crashed
        - version_conflict
        - engine_changed
        - idempotency_in_progress
        - precondition_failed
        - body_too_large
        - uri_too_long
        - unsupported_media_type
        - idempotency_key_reused
        - storyboard_rejected
        - operation_limit_exceeded
        - precondition_required
        - quota_exceeded
        - rate_limited
        - headers_too_large
        - internal
        - not_modelled
        - storage_unavailable
        - draining
        - overloaded
        - storage_full
    Problem:
      type: object
      description: Why a request was refused (RFC 9457). A refused request has changed nothing.
      required: [type, title, status, detail, code, retryable]
      properties:
        type: {type: string, pattern: "^/problems/[a-z_]+$", description: The address of the error's page.}
        title: {type: string, description: The same for every problem of the code.}
        status: {type: integer, format: int32, minimum: 400, maximum: 599, description: The HTTP status.}
        detail: {type: string, description: What is wrong with this request and what to do next.}
        code: {$ref: "#/components/schemas/ProblemCode"}
        retryable: {type: boolean, description: Whether the same request may succeed later.}
        traceId: {type: string, pattern: "^[0-9a-f]{32}$", description: The trace of the request's `traceparent`.}
        errors:
          type: array
          description: The places of the body that are wrong.
          items: {$ref: "#/components/schemas/Violation"}
      additionalProperties: false
    Violation:
      type: object
      description: One wrong place.
      required: [pointer, detail]
      properties:
        pointer: {type: string, description: A JSON pointer into the body (RFC 6901).}
        detail: {type: string, description: What is wrong there and what would be right.}
        code:
          type: string
          description: The kind of the mistake in an Interface Builder document.
          enum: [doctype_forbidden, xml_malformed, xml_limit, unsupported_document]
      additionalProperties: false

"""##
