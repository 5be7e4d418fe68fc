package browsertest

import (
	"bufio"
	_ "embed"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
)

//go:embed webkit.py
var webkitBrowser string

// python is the interpreter that the system's libraries belong to.
const python = "/usr/bin/python3"

var findWebKit = sync.OnceValues(func() (string, error) {
	const want = "no WebKitGTK to test in: install the packages webkit2gtk-driver, xvfb, python3-gi and gir1.2-webkit2-4.1"
	path, err := exec.LookPath("WebKitWebDriver")
	if err != nil {
		return "", errors.New(want)
	}
	if _, err := exec.LookPath("Xvfb"); err != nil {
		return "", errors.New(want)
	}
	if err := exec.Command(python, "-c", `import gi; gi.require_version("Gtk", "3.0"); gi.require_version("WebKit2", "4.1")`).Run(); err != nil {
		return "", errors.New(want)
	}
	return path, nil
})

// webkit is a WebKitGTK on a screen that nobody sees, driven by WebDriver. It runs from its first tab on.
type webkit struct {
	profile string
	report  *report // of all its tabs: the engine does not say of which one it speaks

	mu       sync.Mutex // commands go to the window in hand, one after the other
	driver   *webdriver
	group    *group
	window   string
	commands int
	stores   map[string]*webkit // each a browser of its own
}

func startWebKit(profile string, _ use) (instance, error) {
	return &webkit{profile: profile, report: &report{}, stores: map[string]*webkit{}}, nil
}

func (w *webkit) newStore() (string, error) {
	profile, err := os.MkdirTemp("", "wasit-profile-")
	if err != nil {
		return "", err
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	w.stores[profile] = &webkit{profile: profile, report: &report{}}
	return profile, nil
}

func (w *webkit) dropStore(id string) error {
	w.mu.Lock()
	own := w.stores[id]
	delete(w.stores, id)
	w.mu.Unlock()
	err := own.kill()
	remove(id)
	return err
}

func (w *webkit) open(store string) (tab, *report, error) {
	if store != "" {
		w.mu.Lock()
		own := w.stores[store]
		w.mu.Unlock()
		return own.open("")
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.driver != nil {
		var made struct{ Handle string }
		err := w.driver.call("POST", "/window/new", map[string]any{"type": "window"}, &made)
		return &webkitTab{w, made.Handle}, w.report, err
	}
	if err := w.run(); err != nil {
		return nil, nil, err
	}
	err := w.driver.call("GET", "/window", nil, &w.window)
	return &webkitTab{w, w.window}, w.report, err
}

// run starts the driver and through it the browser: one group of processes.
func (w *webkit) run() error {
	program, err := findWebKit()
	if err != nil {
		return err
	}
	script, helper := filepath.Join(w.profile, "browser.py"), filepath.Join(w.profile, "page.js")
	display, err := screen()
	if err := errors.Join(err, os.MkdirAll(filepath.Join(w.profile, "saved"), 0o755), os.WriteFile(script, []byte(webkitBrowser), 0o644),
		os.WriteFile(helper, []byte(helpers), 0o644), mkfifo(filepath.Join(w.profile, "commands"))); err != nil {
		return err
	}
	port, err := freePort()
	if err != nil {
		return err
	}
	cmd := exec.Command(program, "--port="+strconv.Itoa(port))
	cmd.Env = append(os.Environ(), "DISPLAY="+display, "GDK_BACKEND=x11", "NO_AT_BRIDGE=1", "LIBGL_ALWAYS_SOFTWARE=1", "GSETTINGS_BACKEND=memory",
		"WEBKIT_DISABLE_DMABUF_RENDERER=1") // without a graphics card a third of all time went into handing pictures on
	said, err := cmd.StdoutPipe()
	if err != nil {
		return err
	}
	if w.group, err = begin(cmd); err != nil {
		return err
	}
	go w.hear(said)
	address := net.JoinHostPort("127.0.0.1", strconv.Itoa(port))
	w.group.until(func() bool {
		conn, err := net.Dial("tcp", address)
		if err == nil {
			conn.Close()
		}
		return err == nil
	})
	if w.driver, err = newSession("http://"+address, map[string]any{"webkitgtk:browserOptions": map[string]any{"binary": python, "args": []string{script, w.profile, helper}}}); err != nil {
		return errors.Join(err, w.group.kill())
	}
	return nil
}

// hear passes on what pages log: lines such as "http://…:1:2: CONSOLE JS ERROR …".
func (w *webkit) hear(said io.Reader) {
	lines := bufio.NewScanner(said)
	lines.Buffer(nil, 1<<24)
	for lines.Scan() {
		_, text, found := strings.Cut(lines.Text(), "CONSOLE ")
		kind, _, _ := strings.Cut(text, " ")
		level := strings.TrimPrefix(text, kind+" ")
		w.report.add("console", lines.Text(), found && strings.HasPrefix(level, "ERROR"))
	}
}

// tell has the browser's own program do what WebDriver has no word for, and waits until it is done.
func (w *webkit) tell(command string) error {
	w.commands++
	number := strconv.Itoa(w.commands)
	pipe, err := os.OpenFile(filepath.Join(w.profile, "commands"), os.O_RDWR, 0)
	if err != nil {
		return err
	}
	defer pipe.Close()
	if _, err := fmt.Fprintf(pipe, "%s %s\n", number, command); err != nil {
		return err
	}
	if !until(func() bool {
		data, err := os.ReadFile(filepath.Join(w.profile, "answered"))
		return err == nil && string(data) == number
	}) {
		return fmt.Errorf("the browser does not do %q", command)
	}
	return nil
}

func (w *webkit) pid() int { return w.group.cmd.Process.Pid }

func (w *webkit) kill() error {
	var all error
	for _, own := range w.stores {
		all = errors.Join(all, own.kill())
		remove(own.profile)
	}
	if w.group == nil {
		return all
	}
	return errors.Join(all, w.group.kill())
}

// quit closes the windows; the browser itself has nothing else to end in good order.
func (w *webkit) quit() error {
	if w.driver == nil {
		return nil
	}
	return errors.Join(w.driver.call("DELETE", "", nil, nil), w.kill())
}

// screen is the display that nobody sees, one for all tests of the process.
var screen = sync.OnceValues(func() (string, error) {
	cmd := exec.Command("Xvfb", "-displayfd", "1", "-screen", "0", "1600x1400x24", "-nolisten", "tcp")
	said, err := cmd.StdoutPipe()
	if err != nil {
		return "", err
	}
	g, err := begin(cmd)
	if err != nil {
		return "", err
	}
	hidden = g
	line, err := bufio.NewReader(said).ReadString('\n')
	return ":" + strings.TrimSpace(line), err
})

// hidden is the program of that screen, once it runs.
var hidden *group

func freePort() (int, error) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return 0, err
	}
	defer l.Close()
	return l.Addr().(*net.TCPAddr).Port, nil
}
