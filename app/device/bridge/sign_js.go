package bridge

import "syscall/js"

// The database in which the browser keeps the key of this device, and its row. The browser gives the key to nobody, this program
// included: it signs with it, on this device alone.
const (
	keyDatabase = "wasit-key"
	keyRow      = "certificates"
)

// Sign signs texts with the key of this device (ECDSA on P-256 over SHA-256), which is made with the first of them.
// [ErrUnsupported] where the browser has no WebCrypto, as on a page without https.
func Sign(texts [][]byte) *Promise[Signed] {
	if !has(global, "crypto", "subtle", "sign") || !has(global, "indexedDB") {
		return missing[Signed]("crypto.subtle")
	}
	return soon(func() (s Signed, err error) {
		pair, err := deviceKey()
		if err != nil {
			return s, err
		}
		point, err := kept(func() js.Value { return subtle().Call("exportKey", "raw", pair.Get("publicKey")) })
		if err != nil {
			return s, err
		}
		s.Key = compressed(fromBuffer(point))
		how := map[string]any{"name": "ECDSA", "hash": "SHA-256"}
		for _, text := range texts {
			sign, err := kept(func() js.Value { return subtle().Call("sign", how, pair.Get("privateKey"), toBytes(text)) })
			if err != nil {
				return s, err
			}
			s.Signs = append(s.Signs, fromBuffer(sign))
		}
		return s, nil
	})
}

func subtle() js.Value { return global.Get("crypto").Get("subtle") }

// deviceKey returns the key pair of this device, and makes it where there is none.
func deviceKey() (js.Value, error) {
	db, err := openHandles(keyDatabase)
	if err != nil {
		return js.Undefined(), err
	}
	defer db.Call("close")
	pair, err := readHandle(db, keyRow)
	if err != nil || pair.Truthy() {
		return pair, err
	}
	made, err := kept(func() js.Value {
		return subtle().Call("generateKey", map[string]any{"name": "ECDSA", "namedCurve": "P-256"}, false, []any{"sign", "verify"})
	})
	if err != nil {
		return made, err
	}
	// Another tab may have made one meanwhile: "add" refuses a second, and the first counts.
	if err = writeHandle(db, func(store js.Value) { store.Call("add", made, keyRow) }); err != nil {
		return readHandle(db, keyRow)
	}
	return made, nil
}

func toBytes(data []byte) js.Value {
	array := global.Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(array, data)
	return array
}

func fromBuffer(buffer js.Value) []byte {
	array := global.Get("Uint8Array").New(buffer)
	data := make([]byte, array.Length())
	js.CopyBytesToGo(data, array)
	return data
}
