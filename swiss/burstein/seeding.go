package burstein

import (
	"context"

	"wasit/swiss"
)

// seed pairs a seeding round by the Dutch system of the same edition [1.6].
func seed(ctx context.Context, t *swiss.Tournament, round int, w swiss.Watch, code string) (*swiss.Pairing, error) {
	panic("x")
}
