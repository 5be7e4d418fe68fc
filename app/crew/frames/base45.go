package frames

import "errors"

// letters are the alphanumeric characters of a QR code in their order, which is also that of Base45.
const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"

var errBase45 = errors.New("frames: no Base45")

// encode45 writes two bytes as three letters, a last one as two.
func encode45(data []byte) string {
	out := make([]byte, 0, (len(data)+1)/2*3)
	for ; len(data) >= 2; data = data[2:] {
		n := int(data[0])<<8 | int(data[1])
		out = append(out, letters[n%45], letters[n/45%45], letters[n/(45*45)])
	}
	if len(data) == 1 {
		out = append(out, letters[data[0]%45], letters[data[0]/45])
	}
	return string(out)
}

func decode45(text string) ([]byte, error) {
	out := make([]byte, 0, len(text)/3*2+1)
	for ; len(text) > 0; text = text[min(3, len(text)):] {
		n, scale, size := 0, 1, min(3, len(text))
		for i := range size {
			value := valueOf(text[i])
			if value < 0 {
				return nil, errBase45
			}
			n += value * scale
			scale *= 45
		}
		switch {
		case size == 3 && n <= 0xFFFF:
			out = append(out, byte(n>>8), byte(n))
		case size == 2 && n <= 0xFF:
			out = append(out, byte(n))
		default:
			return nil, errBase45
		}
	}
	return out, nil
}

var values = func() (table [256]int8) {
	for i := range table {
		table[i] = -1
	}
	for i := range len(letters) {
		table[letters[i]] = int8(i)
	}
	return table
}()

func valueOf(letter byte) int { return int(values[letter]) }
