
// A worker of the page: unstows beside it, so that the page is drawn meanwhile.
self.onmessage = (event) => {
  const program = wasitUnstow(new Uint8Array(event.data));
  self.postMessage(program, [program.buffer]);
};
