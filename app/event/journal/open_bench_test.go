package journal_test

import (
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
)

func BenchmarkOpen300x11FromSnapshot(b *testing.B) {
	records := journal.Large(b)
	const tail = 200 // records behind the snapshot
	s, err := journal.Replay(records[:len(records)-tail])
	if err != nil {
		b.Fatal(err)
	}
	shot, err := file.EncodeSnapshot(s)
	if err != nil {
		b.Fatal(err)
	}
	rest, err := file.Encode(records[len(records)-tail:])
	if err != nil {
		b.Fatal(err)
	}
	b.ReportMetric(float64(len(shot)), "bytes")
	for b.Loop() {
		s, err := file.DecodeSnapshot(shot)
		if err != nil {
			b.Fatal(err)
		}
		behind, err := file.Decode(rest)
		if err != nil {
			b.Fatal(err)
		}
		if s, err = journal.Fold(s, behind); err != nil || s.Seq() != len(records) {
			b.Fatal(err)
		}
	}
}

func BenchmarkOpen300x11FromRecords(b *testing.B) {
	records := journal.Large(b)
	text, err := file.Encode(records)
	if err != nil {
		b.Fatal(err)
	}
	b.ReportMetric(float64(len(records)), "records")
	b.ReportMetric(float64(len(text)), "bytes")
	for b.Loop() {
		records, err := file.Decode(text)
		if err != nil {
			b.Fatal(err)
		}
		if _, err := journal.Replay(records); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkEncodeSnapshot300x11(b *testing.B) {
	s, err := journal.Replay(journal.Large(b))
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if _, err := file.EncodeSnapshot(s); err != nil {
			b.Fatal(err)
		}
	}
}
