package bridge

import "syscall/js"

var sound js.Value // the one AudioContext; browsers allow few

// UnlockSound prepares sound inside a touch: browsers stay silent until the user has touched the page once.
func UnlockSound() error {
	if !sound.Truthy() {
		constructor := global.Get("AudioContext")
		if !constructor.Truthy() {
			return &MissingError{"AudioContext"}
		}
		v, err := try(func() js.Value { return constructor.New() })
		if err != nil {
			return err
		}
		sound = v
	}
	if sound.Get("state").String() == "suspended" {
		later(func() js.Value { return sound.Call("resume") }, nothing)
	}
	return nil
}

// Beep plays a tone, with soft edges so that it does not click. Before the first touch it is [ErrRefused].
func Beep(t Tone) error {
	if err := UnlockSound(); err != nil {
		return err
	}
	if !has(navigator, "userActivation", "hasBeenActive") && has(navigator, "userActivation") {
		return ErrRefused
	}
	start := sound.Get("currentTime").Float() + t.After.Seconds()
	end := start + t.For.Seconds()
	_, err := try(func() js.Value {
		oscillator, gain := sound.Call("createOscillator"), sound.Call("createGain")
		oscillator.Get("frequency").Set("value", t.Hz)
		level := gain.Get("gain")
		level.Call("setValueAtTime", 0, start)
		level.Call("linearRampToValueAtTime", t.Volume, start+0.005)
		level.Call("setValueAtTime", t.Volume, max(end-0.02, start+0.005))
		level.Call("linearRampToValueAtTime", 0, end)
		out := oscillator.Call("connect", gain)
		if t.Pan != 0 && has(sound, "createStereoPanner") {
			panner := sound.Call("createStereoPanner")
			panner.Get("pan").Set("value", t.Pan)
			out = out.Call("connect", panner)
		}
		out.Call("connect", sound.Get("destination"))
		oscillator.Call("start", start)
		oscillator.Call("stop", end)
		return oscillator
	})
	return err
}

// Say speaks a sentence after those said before. A device without a voice for the language may use another one; ask
// [HasVoice] first. Without the Speech Synthesis API it is [ErrUnsupported].
func Say(s Speech) error {
	if !has(global, "speechSynthesis") || !has(global, "SpeechSynthesisUtterance") {
		return &MissingError{"speechSynthesis"}
	}
	_, err := try(func() js.Value {
		u := global.Get("SpeechSynthesisUtterance").New(s.Text)
		u.Set("lang", s.Lang)
		if s.Rate > 0 {
			u.Set("rate", s.Rate)
		}
		if s.Volume > 0 {
			u.Set("volume", s.Volume)
		}
		return global.Get("speechSynthesis").Call("speak", u)
	})
	return err
}

// Hush stops speaking and forgets what was to be said.
func Hush() {
	if has(global, "speechSynthesis") {
		global.Get("speechSynthesis").Call("cancel")
	}
}

// HasVoice says whether the device has a voice for a language ("id"). Voices load late: ask again after a while.
func HasVoice(lang string) bool {
	if !has(global, "speechSynthesis") {
		return false
	}
	voices := global.Get("speechSynthesis").Call("getVoices")
	for i := range voices.Length() {
		tag := voices.Index(i).Get("lang").String()
		if tag == lang || len(tag) > len(lang) && tag[:len(lang)] == lang && (tag[len(lang)] == '-' || tag[len(lang)] == '_') {
			return true
		}
	}
	return false
}
