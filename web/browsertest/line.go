package browsertest

import (
	"net/http"
	"strconv"
	"sync"
	"time"
)

// Line makes all that the host sends share a line of so many bits a second, what workers ask for too, which the browser's own
// throttling does not reach; 0 is no limit.
func (h *Host) Line(bits int) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.line = nil
	if bits > 0 {
		h.line = &line{perByte: 8 * time.Second / time.Duration(bits)}
	}
}

// line is a bucket of tokens that holds none: each byte has its time.
type line struct {
	perByte time.Duration
	mu      sync.Mutex
	free    time.Time // when the line has sent all that was given to it
}

// piece is what goes over the line at once: requests that share it take turns.
const piece = 4 << 10

func (l *line) take(bytes int) {
	l.mu.Lock()
	if now := time.Now(); l.free.Before(now) {
		l.free = now
	}
	l.free = l.free.Add(time.Duration(bytes) * l.perByte)
	until := l.free
	l.mu.Unlock()
	time.Sleep(time.Until(until))
}

// throttled is an answer over a line.
type throttled struct {
	http.ResponseWriter
	line *line
}

func (w *throttled) Write(data []byte) (sent int, err error) {
	for len(data) > 0 {
		n := min(len(data), piece)
		w.line.take(n)
		if n, err = w.ResponseWriter.Write(data[:n]); err != nil {
			return sent, err
		}
		if err = http.NewResponseController(w.ResponseWriter).Flush(); err != nil {
			return sent, err
		}
		sent += n
		data = data[n:]
	}
	return sent, nil
}

// SendSlowly answers a request as the host does, but sends only half of the answer until more is closed.
func (h *Host) SendSlowly(w http.ResponseWriter, r *http.Request, more <-chan bool) {
	h.mu.Lock()
	handler := h.handler
	h.mu.Unlock()
	handler.ServeHTTP(&halted{ResponseWriter: w, more: more}, r)
}

// halted is an answer that stops in its middle.
type halted struct {
	http.ResponseWriter
	more <-chan bool
	sent int64
}

func (w *halted) Write(data []byte) (int, error) {
	total, err := strconv.ParseInt(w.Header().Get("Content-Length"), 10, 64)
	if err == nil && w.sent < total/2 && w.sent+int64(len(data)) >= total/2 {
		if err := http.NewResponseController(w.ResponseWriter).Flush(); err != nil {
			return 0, err
		}
		<-w.more
	}
	n, err := w.ResponseWriter.Write(data)
	w.sent += int64(n)
	return n, err
}
