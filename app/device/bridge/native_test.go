//go:build !js

package bridge

import (
	"context"
	"errors"
	"testing"
)

// TestNative: without a browser every act is refused in words, and none pretends to have worked.
func TestNative(t *testing.T) {
	ctx := context.Background()
	_, seat := TakeSeat("x", nil)
	_, channel := Join("x", nil)
	_, persist := Persist().Wait(ctx)
	_, space := EstimateSpace().Wait(ctx)
	_, pick := Pick(Choice{}).Wait(ctx)
	_, share := Share(Message{}).Wait(ctx)
	_, clip := Copy("x").Wait(ctx)
	_, awake := KeepAwake(nil)
	_, pointer := OnPointer("x", nil, nil)
	for name, err := range map[string]error{
		"seat": seat, "channel": channel, "persist": persist, "space": space, "pick": pick, "share": share, "copy": clip,
		"awake": awake, "pointer": pointer, "vibrate": Vibrate(1), "beep": Beep(Tone{}), "say": Say(Speech{}),
		"save": Save(File{}), "print": Print(), "look": SaveLook(Look{}),
	} {
		if !errors.Is(err, ErrUnsupported) {
			t.Errorf("%s: %v, want ErrUnsupported", name, err)
		}
	}
}
