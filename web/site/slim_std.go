package site

import (
	"fmt"

	"wasit/web/pack"
)

// stdEdits are made to the copies of the standard library's sources that [Flatten] writes for the download. A file in which one
// does not fit exactly once stays as it is: another Go builds the same program, only larger, and TestStdEdits tells.
var stdEdits = map[string][][2]string{
	// Quicksort for every type of slice is 12 kB a type. One merge sort of positions serves all; it is stable, and sorts
	// with a total order, as all of ours are, cannot tell.
	"slices/sort.go": {
		{"\tn := len(x)\n\tpdqsortCmpFunc(x, 0, n, bits.Len(uint(n)), cmp)\n", "\tsortByPosition(x, cmp)\n"},
		{"\tstableCmpFunc(x, len(x), cmp)\n", "\tsortByPosition(x, cmp)\n"},
		{"// IsSorted reports", sortByPosition + "\n// IsSorted reports"},
	},
	// No browser sets GODEBUG; the metrics about it pull in all metrics of the runtime.
	"internal/godebug/godebug.go": {
		{"func (s *Setting) Value() string {\n", "func (s *Setting) Value() string { return \"\" }\n\nfunc (s *Setting) unused() string {\n"},
		{"\ts.nonDefaultOnce.Do(s.register)\n\ts.nonDefault.Add(1)\n", ""},
		{"\tsetUpdate(update)\n\tsetNewIncNonDefault(newIncNonDefault)\n", ""},
	},
	// Nobody traces the program in a browser.
	"runtime/traceruntime.go": {
		{"\treturn trace.enabled\n", "\treturn false\n"},
		{"\treturn trace.enabledWithAllocFree\n", "\treturn false\n"},
		{"\treturn trace.shutdown.Load()\n", "\treturn false\n"},
		{"\treturn tl.gen != 0\n", "\treturn false\n"},
		{"\treturn traceAcquireEnabled()\n", "\treturn traceLocker{}\n"},
	},
	// An address of code is the number of its function: the tables that find it among its neighbours, three megabytes of memory,
	// can go (package pack).
	directFunctions: {
		{"\tx := uintptr(pcOff) + datap.text - datap.minpc", directFunction + "\tx := uintptr(pcOff) + datap.text - datap.minpc"},
	},
}

const directFunctions = "runtime/symtab.go"

var directFunction = fmt.Sprintf(`	if GOARCH == "wasm" {
		at := datap.ftab[0].funcoff + (pcOff-datap.ftab[0].entryoff)*%d
		return funcInfo{(*_func)(unsafe.Pointer(&datap.pclntable[at])), datap}
	}
`, pack.RecordSize)

const sortByPosition = `func sortByPosition[E any](x []E, cmp func(a, b E) int) {
	if len(x) <= 12 {
		insertionSortCmpFunc(x, 0, len(x), cmp)
		return
	}
	sorted := make([]E, len(x))
	for to, from := range mergedPositions(len(x), func(i, j int32) bool { return cmp(x[i], x[j]) <= 0 }) {
		sorted[to] = x[from]
	}
	copy(x, sorted)
}

func mergedPositions(n int, inOrder func(i, j int32) bool) []int32 {
	from, to := make([]int32, n), make([]int32, n)
	for i := range from {
		from[i] = int32(i)
	}
	for width := 1; width < n; width *= 2 {
		for lo := 0; lo < n; lo += 2 * width {
			mid, hi := min(lo+width, n), min(lo+2*width, n)
			for i, j, k := lo, mid, lo; k < hi; k++ {
				if i < mid && (j == hi || inOrder(from[i], from[j])) {
					to[k], i = from[i], i+1
				} else {
					to[k], j = from[j], j+1
				}
			}
		}
		from, to = to, from
	}
	return from
}
`
