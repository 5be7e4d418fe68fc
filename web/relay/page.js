// The camera's pictures go to the relay on this computer, which reads the codes in them. What has changed on the page is fetched and put in
// place; a field that somebody fills stays as it is.
const body = document.body.dataset;
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
      form.append("secret", body.secret);
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
  key.textContent = body.camera;
}

key.addEventListener("click", async () => {
  if (running) {
    stop();
    return;
  }
  try {
    running = await navigator.mediaDevices.getUserMedia({ video: { width: 1280, height: 720 } });
  } catch {
    key.textContent = body.none;
    return;
  }
  key.textContent = body.off;
  video.srcObject = running;
  video.hidden = false;
  await video.play();
  look();
});

// Parts of the page, each put in place when it has changed and nobody is in it. The camera stands in none of them.
const parts = ["#state", "#show", "#list", "#happened"];

document.getElementById("file").addEventListener("change", (e) => e.target.form.requestSubmit());

setInterval(async () => {
  let text;
  try {
    text = await (await fetch("/")).text();
  } catch {
    return;
  }
  const fresh = new DOMParser().parseFromString(text, "text/html");
  if (!!document.getElementById("phones") !== !!fresh.getElementById("phones")) {
    location.reload();
    return;
  }
  for (const part of parts) {
    const here = document.querySelector(part), there = fresh.querySelector(part);
    if (here && there && here.outerHTML !== there.outerHTML && !here.contains(document.activeElement)) here.replaceWith(there);
  }
  document.querySelector(".bar__title").innerHTML = fresh.querySelector(".bar__title").innerHTML;
}, 1500);
