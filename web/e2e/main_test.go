// Package e2e proves the built site in a real Chromium: offline, updates, recovery, installation, and the pages as users
// touch them.
package e2e

import (
	"os"
	"testing"

	"wasit/web/browsertest"
)

func TestMain(m *testing.M) { os.Exit(browsertest.Main(m)) }
