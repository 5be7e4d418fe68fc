package burstein

import (
	"context"

	"wasit/swiss"
	"wasit/swiss/dutch"
)

// seed pairs a seeding round by the Dutch system of the same edition [1.6].
func seed(ctx context.Context, t *swiss.Tournament, round int, w swiss.Watch, code string) (*swiss.Pairing, error) {
	p, err := dutch.System{Edition: dutch.Edition2026()}.Pair(ctx, t, round, w)
	if err != nil {
		return nil, err
	}
	p.System = code
	return p, nil
}
