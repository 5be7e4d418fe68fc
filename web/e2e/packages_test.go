package e2e

import (
	"testing"

	"wasit/web/browsertest"
)

// TestPackages runs inside a browser the tests that need its own interfaces, and those of what the packing touches.
func TestPackages(t *testing.T) {
	for _, pkg := range []string{"wasit/app/device/bridge", "wasit/app/device/dial", "wasit/app/device/store", "wasit/web/pack/strain"} {
		t.Run(pkg, func(t *testing.T) {
			t.Parallel()
			browsertest.GoTest(t, pkg)
		})
	}
}

// BenchmarkPackages measures, inside a browser whose processor is slowed four times, what only a browser can do.
func BenchmarkPackages(b *testing.B) {
	b.Run("store", func(b *testing.B) { browsertest.GoBench(b, "wasit/app/device/store") })
	b.Run("bridge", func(b *testing.B) { browsertest.GoBench(b, "wasit/app/device/bridge") })
	b.Run("dial", func(b *testing.B) { browsertest.GoBench(b, "wasit/app/device/dial") })
}
