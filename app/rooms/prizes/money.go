package prizes

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// moneyKey names the field of the money of a place.
func moneyKey(place int) string { return "money-" + strconv.Itoa(place) }

// grouped is an amount with marks between its thousands, as people write it: 1.500.000, 1,500,000, 1 500 000, 1'500'000.
var grouped = regexp.MustCompile(`^\d{1,3}([.,'’ \x{a0}\x{202f}])\d{3}(?:[.,'’ \x{a0}\x{202f}]\d{3})*$`)

// readAmount reads an amount in whole units; empty is none.
func readAmount(text string) (int64, bool) {
	text = strings.TrimSpace(text)
	if text == "" {
		return 0, true
	}
	if mark := grouped.FindStringSubmatch(text); mark != nil {
		text = strings.ReplaceAll(text, mark[1], "")
	}
	n, err := strconv.ParseUint(text, 10, 62)
	return int64(n), err == nil
}

// readMoney takes the money that was typed; what is no amount is a fault.
func (d *editDialog) readMoney() {
	d.Prize.Money = nil
	for place := 1; d.Paid && place <= d.Prize.Places; place++ {
		n, ok := readAmount(d.Typed[moneyKey(place)])
		if !ok {
			d.Faults = append(d.Faults, moneyKey(place))
		}
		d.Prize.Money = append(d.Prize.Money, n)
	}
	for len(d.Prize.Money) > 0 && d.Prize.Money[len(d.Prize.Money)-1] == 0 {
		d.Prize.Money = slices.Delete(d.Prize.Money, len(d.Prize.Money)-1, len(d.Prize.Money))
	}
}
