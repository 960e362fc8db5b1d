// Requests to the service.
import { $ } from "./dom.js";
import { record, recorded } from "./record.js";
import { state } from "./state.js";

let token = record ? null : sessionStorage.getItem("token");
let asking = null;

function askForToken() {
  asking ??= new Promise((resolve) => {
    $("keeper").addEventListener("close", () => {
      asking = null;
      if ($("keeper").returnValue !== "keep" || !$("token").value) return resolve(false);
      token = $("token").value;
      sessionStorage.setItem("token", token);
      return resolve(true);
    }, { once: true });
    $("keeper").showModal();
  });
  return asking;
}

// Sends a request; asks for a token where the service wants one.
export async function request(method, path, body, { headers = {}, signal } = {}) {
  const sent = { ...headers };
  if (token) sent.Authorization = `Bearer ${token}`;
  const isOfSession = `${path}/`.startsWith(`/v1/sessions/${state.session}/`);
  if (state.pause && isOfSession) sent["Pause-Token"] = state.pause.token;
  const isJSON = body !== undefined && !(body instanceof FormData);
  if (isJSON) sent["Content-Type"] = "application/json";
  const response = await fetch(path, {
    method, headers: sent, body: isJSON ? JSON.stringify(body) : body, cache: "no-store", signal,
  });
  if (response.status === 401 && await askForToken()) return request(method, path, body, { headers, signal });
  return response;
}

async function checked(response) {
  if (response.ok) return response;
  const problem = await response.json();
  throw Object.assign(new Error(problem.detail ?? response.statusText), { problem });
}

export async function json(method, path, body) {
  if (record) return recorded(path);
  const response = await checked(await request(method, path, body));
  return response.status === 204 ? null : response.json();
}

export async function text(path) {
  if (record) return recorded(path);
  return (await checked(await request("GET", path))).text();
}
