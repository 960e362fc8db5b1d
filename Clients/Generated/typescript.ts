// What openapi-generator makes of openapi.yaml for TypeScript (fetch), against a server: typescript.js URL
import {
  Configuration, type ControllerDescription, type Event, LogApi, NavigationApi, ProblemFromJSON, ResponseError,
  SessionsApi,
} from "./client";

declare const process: { argv: string[] };

async function main() {
  const configuration = new Configuration({ basePath: process.argv[2] });
  const [sessions, navigation] = [new SessionsApi(configuration), new NavigationApi(configuration)];
  const home: ControllerDescription = { _class: "HomeViewController", as: "home" };
  const root: ControllerDescription = { _class: "UINavigationController", as: "nav", viewControllers: [home] };
  const session = (await sessions.createSession({ sessionDefinition: { root } })).session.id;
  const print = (events: Event[]) => events.forEach((event) => console.log(event.line));

  const pushRequest = { controller: { _class: "DetailViewController", as: "detail" }, animated: false };
  print((await navigation.push({ session, controller: "nav", pushRequest })).events);
  const batchRequest = { operations: [{ op: "pop" as const, target: "nav", animated: false }] };
  const [item] = (await sessions.performOperations({ session, batchRequest })).results;
  if ("events" in item) print(item.events);

  try {
    await navigation.push({ session, controller: "nobody", pushRequest });
  } catch (error) {
    if (!(error instanceof ResponseError)) throw error;
    const problem = ProblemFromJSON(await error.response.json());
    console.log(problem.status, problem.code);
  }
  console.log((await new LogApi(configuration).listEvents({ session })).events.length, "events");
}

main();
