-- Sends the requests of a file over and over: a line is a path, a tab and a JSON body.
--
-- usage: wrk ... -s requests.lua URL -- FILE
-- wrk does not tell a script which connection a request is for. The file therefore names many more sessions than
-- there are connections, first one operation for all, then its opposite for all: a session's request has been
-- answered long before its next one is sent.

local requests = {}
local position = 0

function init(arguments)
   local headers = {["Content-Type"] = "application/json"}
   for line in io.lines(arguments[1]) do
      local path, body = line:match("^(.-)\t(.*)$")
      requests[#requests + 1] = wrk.format("POST", path, headers, body)
   end
end

function request()
   position = position % #requests + 1
   return requests[position]
end

function done(summary, latency)
   local errors = summary.errors
   io.write(string.format(
      "RESULT requests=%d microseconds=%d p50=%d p99=%d failed=%d\n", summary.requests, summary.duration,
      latency:percentile(50), latency:percentile(99),
      errors.status + errors.connect + errors.read + errors.write + errors.timeout))
end
