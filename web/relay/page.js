// The camera's pictures go to the relay on this computer, which reads the codes in them. The page is fetched again while nobody types.
const secret = document.body.dataset.secret;
const video = document.getElementById("video");
const key = document.getElementById("camera");
let running = null;

async function look() {
  const canvas = document.createElement("canvas");
  while (running) {
    canvas.width = video.videoWidth;
    canvas.height = video.videoHeight;
    if (canvas.width > 0) {
      canvas.getContext("2d").drawImage(video, 0, 0);
      const picture = await new Promise((done) => canvas.toBlob(done, "image/jpeg", 0.8));
      const form = new FormData();
      form.append("secret", secret);
      form.append("file", picture, "frame.jpg");
      try {
        await fetch("/frame", { method: "POST", body: form });
      } catch {
        stop();
      }
    }
    await new Promise((done) => setTimeout(done, 60));
  }
}

function stop() {
  if (running) {
    for (const track of running.getTracks()) track.stop();
  }
  running = null;
  video.hidden = true;
}

key.addEventListener("click", async () => {
  if (running) {
    stop();
    return;
  }
  try {
    running = await navigator.mediaDevices.getUserMedia({ video: { width: 1280, height: 720 } });
  } catch {
    key.textContent = "No camera: use a file or a picture";
    return;
  }
  video.srcObject = running;
  video.hidden = false;
  await video.play();
  look();
});

// What has changed is shown: all but the field that somebody is in, and the camera.
setInterval(async () => {
  const busy = document.activeElement;
  if (busy && ["INPUT", "SELECT", "TEXTAREA", "BUTTON"].includes(busy.tagName) && busy.id !== "camera") return;
  let text;
  try {
    text = await (await fetch("/")).text();
  } catch {
    return;
  }
  const fresh = new DOMParser().parseFromString(text, "text/html");
  const old = document.querySelector("figure"), code = fresh.querySelector("figure");
  const was = old ? old.textContent : "", now = code ? code.textContent : "";
  for (const part of ["ol", "ul", "h1", "h1 + p"]) {
    const here = document.querySelector(part), there = fresh.querySelector(part);
    if (here && there && here.innerHTML !== there.innerHTML) here.replaceWith(there);
  }
  if (was !== now || document.querySelectorAll("form").length !== fresh.querySelectorAll("form").length) {
    if (!running) location.reload();
    else if (code && old) old.replaceWith(code);
    else if (code) document.querySelector("section").before(code);
    else if (old) old.remove();
  }
}, 1500);
