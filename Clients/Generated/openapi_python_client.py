"""What openapi-python-client makes of openapi.yaml, against a server: openapi_python_client.py URL"""

import sys

from understudy_client import Client
from understudy_client.api.log import list_events
from understudy_client.api.navigation import push
from understudy_client.api.sessions import create_session, perform_operations
from understudy_client.models import (
    BatchRequest, ControllerDescription, PopOperation, PopOperationOp, Problem, PushRequest, SessionDefinition)

client = Client(base_url=sys.argv[1])
home = ControllerDescription(class_="HomeViewController", as_="home")
root = ControllerDescription(class_="UINavigationController", as_="nav", view_controllers=[home])
created = create_session.sync(client=client, body=SessionDefinition(root=root))
session = created.session.id

detail = ControllerDescription(class_="DetailViewController", as_="detail")
request = PushRequest(controller=detail, animated=False)
for event in push.sync(session, "nav", client=client, body=request).events:
    print(event.line)
pop = PopOperation(op=PopOperationOp.POP, target="nav", animated=False)
batch = perform_operations.sync(session, client=client, body=BatchRequest(operations=[pop]))
for event in batch.results[0].events:
    print(event.line)

problem = push.sync(session, "nobody", client=client, body=request)
assert isinstance(problem, Problem)
print(problem.status, problem.code.value)
print(len(list_events.sync(session, client=client).events), "events")
