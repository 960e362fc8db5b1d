"""What openapi-generator makes of openapi.yaml for Python, against a server: openapi_generator.py URL"""

import sys

import understudy_client as api

client = api.ApiClient(api.Configuration(host=sys.argv[1]))
sessions, navigation = api.SessionsApi(client), api.NavigationApi(client)
home = api.ControllerDescription(**{"class": "HomeViewController", "as": "home"})
root = api.ControllerDescription(
    **{"class": "UINavigationController", "as": "nav"}, viewControllers=[api.ControllerReference(home)])
session = sessions.create_session(session_definition=api.SessionDefinition(root=root)).session.id

detail = api.ControllerReference(api.ControllerDescription(**{"class": "DetailViewController", "as": "detail"}))
request = api.PushRequest(controller=detail, animated=False)
for event in navigation.push(session, "nav", request).events:
    print(event.line)
pop = api.Operation(api.PopOperation(op="pop", target="nav", animated=False))
batch = sessions.perform_operations(session, api.BatchRequest(operations=[pop]))
for event in batch.results[0].actual_instance.events:
    print(event.line)

try:
    navigation.push(session, "nobody", request)
except api.exceptions.NotFoundException as error:
    print(error.data.status, error.data.code.value)
print(len(api.LogApi(client).list_events(session).events), "events")
