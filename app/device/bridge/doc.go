// Package bridge gives the app what it needs of the browser: locks, channels, storage, sound, files, sharing, updates. Beside
// app/device/store it is the only package that names syscall/js; natively every function answers that there is no browser.
//
// Three rules hold for all of it.
//
//   - What a browser lacks is an error that wraps [ErrUnsupported], never a silent nothing.
//   - A function that takes time starts at once and returns a [Promise], so that it may be called inside a browser event
//     (some browsers share, copy or pick files only there). [Promise.Wait] blocks: call it on a goroutine of your own.
//   - Callbacks run one after the other on a goroutine of this package, outside the browser's event. They may block, but
//     hold up the next ones. The one exception is [OnPointer].
package bridge

import (
	"context"
	"errors"
	"fmt"
)

// What can go wrong, for errors.Is.
var (
	ErrUnsupported = errors.New("bridge: not supported by this browser")
	ErrDismissed   = errors.New("bridge: closed by the user")  // a picker or share sheet left without a choice
	ErrRefused     = errors.New("bridge: refused")             // by the user, the system or a policy; asking needs a touch
	ErrNoElement   = errors.New("bridge: no such element yet") // look it up after mounting
)

// A MissingError says which interface of the browser is missing; it wraps [ErrUnsupported].
type MissingError struct{ API string }

func (e *MissingError) Error() string { return "bridge: this browser has no " + e.API }

// Unwrap makes errors.Is(err, ErrUnsupported) true.
func (e *MissingError) Unwrap() error { return ErrUnsupported }

// A TooLargeError reports a file above the limit; nothing of it was read.
type TooLargeError struct {
	Name        string
	Size, Limit int64 // bytes
}

func (e *TooLargeError) Error() string {
	return fmt.Sprintf("bridge: %s has %d bytes, the limit is %d", e.Name, e.Size, e.Limit)
}

// A BrowserError is any other failure that the browser reports, by the name of its DOMException.
type BrowserError struct{ Name, Message string }

func (e *BrowserError) Error() string { return "bridge: " + e.Name + ": " + e.Message }

// A Promise is the result of something that the browser finishes later.
type Promise[T any] struct {
	done  chan struct{}
	value T
	err   error
}

func newPromise[T any]() *Promise[T] { return &Promise[T]{done: make(chan struct{})} }

func settled[T any](value T, err error) *Promise[T] {
	p := newPromise[T]()
	p.settle(value, err)
	return p
}

// settle is called once.
func (p *Promise[T]) settle(value T, err error) {
	p.value, p.err = value, err
	close(p.done)
}

// Wait blocks until the browser is done or the context ends. Inside a browser event it would never return.
func (p *Promise[T]) Wait(ctx context.Context) (T, error) {
	select {
	case <-p.done:
		return p.value, p.err
	case <-ctx.Done():
		var none T
		return none, ctx.Err()
	}
}

// Then calls f with the result, on a goroutine of its own.
func (p *Promise[T]) Then(f func(T, error)) {
	go func() {
		<-p.done
		f(p.value, p.err)
	}()
}
