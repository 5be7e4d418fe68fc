
// A worker of the page: fetches and unstows the program beside it, so that the page is made and drawn meanwhile.
(async () => {
  const response = await fetch(new URL("web/app.wasm", self.location));
  if (!response.ok) throw new Error(response.status + " " + response.url);
  const program = wasitUnstow(new Uint8Array(await response.arrayBuffer()));
  self.postMessage(program, [program.buffer]);
})().catch((error) => self.postMessage(String(error)));
