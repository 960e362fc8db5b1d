"""How schemathesis reads openapi.yaml; Tools/schemathesis.toml names this file.

In a body an operation may hold a controller, a controller operations, and these operations controllers again. Without
bounds schemathesis spends minutes and gigabytes on one such body. So in what is sent, and in nothing that is received,
a controller within another thing is a small one, and an operation within another is one of a few. In full each stands
where it is a body of its own: a controller in createController, an operation at its own path and in performOperations.
"""

import schemathesis

SCHEMAS = "#/components/schemas/"
NESTED_PROPERTIES = ("class", "as", "title", "modalPresentationStyle")
NESTED_OPERATIONS = ("AdvanceOperation", "LoadViewIfNeededOperation", "SetEditingOperation")


@schemathesis.hook
def before_load_schema(context, raw_schema):
    schemas = raw_schema["components"]["schemas"]
    # Every body has examples of its own, and they are sent. Of those inside schemas schemathesis would put together
    # further ones, along every path through the schemas.
    drop_examples(schemas)
    sent = {name + "Sent": sent_copy(schema) for name, schema in schemas.items()}
    for path in raw_schema["paths"].values():
        for operation in path.values():
            if isinstance(operation, dict) and "requestBody" in operation:
                operation["requestBody"] = sent_copy(operation["requestBody"])
    controller, operation = sent["ControllerDescriptionSent"], sent["OperationSent"]
    few = {name: controller["properties"][name] for name in NESTED_PROPERTIES}
    sent["ControllerDescriptionSent"] = {**controller, "properties": few}
    sent["OperationSent"] = {"oneOf": [{"$ref": f"{SCHEMAS}{name}Sent"} for name in NESTED_OPERATIONS]}
    sent["BatchRequestSent"]["properties"]["operations"]["items"] = operation
    for schema in sent.values():
        forbid_control_characters(schema)
    # Of the names of calls there is no list in openapi.yaml, and none but those are accepted.
    sent["PausePointSent"]["properties"]["call"] = {"type": "string", "pattern": "^(viewDidLoad|viewDidAppear|save:)$"}
    body = raw_schema["paths"]["/v1/sessions/{session}/controllers"]["post"]["requestBody"]
    body["content"]["application/json"]["schema"] = controller
    schemas |= sent


def sent_copy(node):
    if isinstance(node, dict):
        return {key: sent_copy(value) for key, value in node.items()}
    if isinstance(node, list):
        return [sent_copy(part) for part in node]
    return node + "Sent" if isinstance(node, str) and node.startswith(SCHEMAS) else node


def forbid_control_characters(node):
    """Names, which are strings of 1 to 1024, are without control characters, which openapi.yaml says in words."""
    if isinstance(node, dict):
        if node.get("minLength") == 1 and node.get("maxLength") == 1024:
            node.setdefault("pattern", "^[^\\x00-\\x1f\\x7f-\\x9f]*$")
        node = list(node.values())
    if isinstance(node, list):
        for part in node:
            forbid_control_characters(part)


def drop_examples(node):
    if isinstance(node, dict):
        for keyword in ("example", "examples"):
            node.pop(keyword, None)
        node = list(node.values())
    if isinstance(node, list):
        for part in node:
            drop_examples(part)
