package crew

import (
	"errors"
	"testing"

	"wasit/app/event/journal"
)

// TestWishes: whatever a duty holds can travel, under a name of its own, and nothing else can.
func TestWishes(t *testing.T) {
	for duty, names := range duties {
		for _, name := range names {
			c, err := DecodeWish(name, []byte("{}"))
			if err != nil {
				t.Errorf("%s may ask for %q, which does not travel: %v", duty, name, err)
				continue
			}
			if again, _, err := EncodeWish(c); again != name || err != nil {
				t.Errorf("%q travels as %q, %v", name, again, err)
			}
		}
	}
	var wrong *WishError
	if _, _, err := EncodeWish(journal.PairRound{}); !errors.As(err, &wrong) {
		t.Errorf("any command travels: %v", err)
	}
	if _, err := DecodeWish("delete-players", []byte("{}")); !errors.As(err, &wrong) {
		t.Errorf("any command arrives: %v", err)
	}
	if _, err := DecodeWish("arrive", []byte(`{"Players":[1],"Section":3}`)); err == nil {
		t.Error("a field that the command does not have is passed over")
	}
}
