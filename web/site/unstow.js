// Makes of a stowed program (package pack, Stow) the module that a browser runs: a Uint8Array in, another out. A module that is
// not stowed comes out as it went in.
const wasitUnstow = (() => {
  // The streams, by number, and the elements of templates that are not bytes: 256 and a stream, or what has none.
  const templates = 0, symbols = 1, lastCopied = 256 + 8, slotByte = 256 + 9, slotFrame = 256 + 10, slotAddress = 256 + 11,
    slotCall = 256 + 12, slotPartSkip = 256 + 13, slotTrap = 256 + 14, slotTable = 256 + 15, slotParts = 256 + 16, slotLocals = 256 + 17,
    slotSameFrame = 320, slotNextAddress = 321, slotNextTrap = 322, slotSameTrap = 323, slotPartEnd = 324, slotEnd = 325, blockStep = 2;
  const records = 18, args = 19, defers = 20, names = 21, frameSizes = 22, maps = 23, kinds = 24, shared = 29,
    nameRest = 30, values = 31, steps = 32, bitmapHeads = 33, bitmaps = 34, objects = 35, openDefers = 36, plain = 37;
  const sectionName = "wasit.stowed", firstPC = 0x1000, recordSize = 72;

  let stowed, pos, out; // what is read, where each of its streams is, and what is written

  return (bytes) => {
    if (bytes[8] !== 0) return bytes; // its first section is none of ours
    stowed = bytes;
    let at = 9;
    const next = () => {
      let v = 0, scale = 1, b;
      do {
        b = stowed[at++];
        v += (b & 127) * scale;
        scale *= 128;
      } while (b > 127);
      return v;
    };
    next();
    if (String.fromCharCode(...stowed.subarray(at + 1, at += 1 + sectionName.length)) !== sectionName) return bytes;
    const [length, codeAt, functions, recordCount, ...tables] = Array.from({ length: 12 }, next);
    const sizes = Array.from({ length: next() }, next);
    pos = Float64Array.from(sizes, (size) => (at += size) - size);
    if (at !== stowed.length) throw new Error("wasit: the program is cut off");
    out = new Uint8Array(length);
    let to = copyPlain(0, codeAt);
    to = writeCode(to, functions, sizes);
    for (let i = 0; recordCount > 0 && i < tables.length; i += 2) to = copyPlain(to, tables[i]) + tables[i + 1];
    copyPlain(to, length);
    if (recordCount > 0) writeRecords(recordCount, tables[0], tables[2], tables[4], tables[6]);
    const module = out;
    stowed = pos = out = null;
    return module;
  };

  function copyPlain(to, end) {
    out.set(stowed.subarray(pos[plain], pos[plain] += end - to), to);
    return end;
  }

  // number reads an unsigned number of a stream.
  function number(stream) {
    let v = 0, shift = 0, p = pos[stream], b;
    do {
      b = stowed[p++];
      v |= (b & 127) << shift;
      shift += 7;
    } while (b > 127);
    pos[stream] = p;
    return v;
  }

  function signed(stream) {
    const from = pos[stream], v = number(stream), shift = 7 * (pos[stream] - from);
    return shift < 32 && stowed[pos[stream] - 1] & 64 ? v | -1 << shift : v;
  }

  // write writes an unsigned number.
  function write(v, to) {
    for (; v > 127; v >>>= 7) out[to++] = v & 127 | 128;
    out[to++] = v;
    return to;
  }

  // writeSigned writes a signed number that is not negative.
  function writeSigned(v, to) {
    for (; v > 63; v >>>= 7) out[to++] = v & 127 | 128;
    out[to++] = v;
    return to;
  }

  // copy copies a number as it stands.
  function copy(from, to) {
    for (; stowed[from] > 127; from++) out[to++] = stowed[from];
    out[to++] = stowed[from];
    return to;
  }

  function readTemplates(size) {
    const begins = new Uint16Array(257), elements = new Uint16Array(size >> 1);
    let count = 0;
    for (let p = pos[templates], end = p + size, s = 0; p < end; begins[++s] = count) {
      for (let n = stowed[p++]; n > 0; n--, p += 2) elements[count++] = stowed[p] | stowed[p + 1] << 8;
    }
    return { begins, elements };
  }

  // writeCode writes the functions. What is called a part or a block here is that of package pack's shape.
  function writeCode(to, functions, sizes) {
    const { begins, elements } = readTemplates(sizes[templates]), from = stowed, into = out, at = pos;
    let symbol = at[symbols];
    const symbolEnd = symbol + sizes[symbols];
    to = write(functions, to);
    for (let k = 0; k < functions; k++) {
      const start = to, body = to += 5; // its length is known at its end
      let starts = null, startsAt = 0, block = 0, frame = 0, e = 0;
      while (e !== slotEnd) {
        if (symbol >= symbolEnd) throw new Error("wasit: the program's code is cut off");
        const s = from[symbol++];
        for (let i = begins[s], end = begins[s + 1]; i < end; i++) {
          e = elements[i];
          if (e < 256) {
            into[to++] = e;
            continue;
          }
          if (e <= lastCopied) {
            let p = at[e - 256], b;
            do {
              b = from[p++];
              into[to++] = b;
            } while (b > 127);
            at[e - 256] = p;
            continue;
          }
          switch (e) {
            case slotByte:
              into[to++] = from[at[slotByte - 256]++];
              break;
            case slotNextAddress:
              to = writeSigned((k + firstPC) << 16 | block + blockStep, to);
              break;
            case slotNextTrap:
              block += blockStep;
              to = writeSigned((k + firstPC) << 16 | block, to);
              break;
            case slotTrap:
              block += signed(slotTrap - 256);
            case slotSameTrap: // falls through
              to = writeSigned((k + firstPC) << 16 | block, to);
              break;
            case slotPartEnd:
            case slotPartSkip:
              into[to++] = 0x0b;
              if (e === slotPartSkip) block += signed(slotPartSkip - 256);
              else if (starts.length > 0) block += blockStep;
              starts.push(block);
              break;
            case slotCall: {
              const p = at[slotCall - 256];
              at[slotCall - 256] += 2;
              to = write(from[p] | from[p + 1] << 8, to);
              break;
            }
            case slotAddress: {
              const p = at[slotAddress - 256];
              at[slotAddress - 256] += 3;
              to = writeSigned(from[p] | from[p + 1] << 8 | from[p + 2] << 16, to);
              break;
            }
            case slotFrame:
              frame = at[slotFrame - 256];
              number(slotFrame - 256);
              to = copy(frame, to);
              break;
            case slotSameFrame:
              to = copy(frame, to);
              break;
            case slotParts: // follow from all ends of parts
              starts = [];
              startsAt = to;
              break;
            case slotTable:
            case slotLocals:
              to = (e === slotTable ? writeTable : writeLocals)(to);
          }
        }
      }
      if (starts) to = writeParts(starts, startsAt, to);
      const end = to;
      to = write(end - body, start);
      into.copyWithin(to, body, end);
      to += end - body;
    }
    return to;
  }

  // writeParts writes, before the parts of a function, the blocks and the table of where they begin.
  function writeParts(starts, at, end) {
    const stream = slotParts - 256, outside = number(stream), unlisted = number(stream), more = number(stream);
    const others = starts.length - 1, last = others - unlisted, size = starts[last] + more, rest = out.slice(at, end);
    let to = at;
    for (let n = outside + others + 1; n > 0; n--) {
      out[to++] = 0x02; // block
      out[to++] = 0x40;
    }
    out[to++] = 0x20; // local.get 0
    out[to++] = 0;
    out[to++] = 0x0e; // br_table
    to = write(size, to);
    for (let b = 0, part = 0; b < size; b++) {
      if (part < last && starts[part + 1] === b) part++;
      to = write(part, to);
    }
    to = write(others, to);
    out.set(rest, to);
    return to + rest.length;
  }

  function writeTable(to) {
    const stream = slotTable - 256, n = number(stream);
    to = write(n, to);
    for (let i = 0; i <= n; i++) to = write(number(stream), to);
    return to;
  }

  function writeLocals(to) {
    const stream = slotLocals - 256, n = number(stream);
    to = write(n, to);
    for (let i = 0; i < n; i++) {
      to = write(number(stream), to);
      out[to++] = stowed[pos[stream]++];
    }
    return to;
  }

  // writeRecords writes the records of the runtime's functions, and the tables that they name: each in its part, in the order in
  // which the records name them first.
  function writeRecords(count, start, countersAt, namesAt, tablesAt) {
    const view = new DataView(out.buffer);
    const put = (at, v) => {
      view.setInt32(at, v, true);
      return at + 4;
    };
    const copyNumber = (stream, to) => {
      const from = pos[stream];
      number(stream);
      return copy(from, to);
    };
    let last = 0; // where the name before begins
    const writeName = (at) => {
      const same = stowed[pos[shared]++], from = pos[nameRest], to = stowed.indexOf(0, from) + 1;
      out.copyWithin(at, last, last + same);
      out.set(stowed.subarray(from, to), at + same);
      pos[nameRest] = to;
      last = at;
      return at + same + to - from;
    };
    const writeCounters = (at) => { // pairs, to a first number that is zero, but for that of the first pair
      for (let first = true; ; first = false) {
        const end = stowed[pos[values]] === 0 && !first;
        at = copyNumber(values, at);
        if (end) return at;
        at = copyNumber(steps, at);
      }
    };
    const writeBitmaps = (at) => {
      const rows = number(bitmapHeads), bits = number(bitmapHeads), width = bits + 7 >> 3;
      at = put(put(at, rows), bits);
      for (let i = 0; i < rows; i++, at += width) {
        if (i > 0) out.copyWithin(at, at - width, at);
        for (let j = at - 1, by; (by = number(bitmaps)) > 0;) out[j += by] ^= stowed[pos[bitmaps]++];
      }
      return at;
    };
    const writeObjects = (at) => {
      const n = number(objects);
      at = put(put(at, n), 0);
      for (let i = 0; i < 4 * n; i++) at = put(at, signed(objects));
      return at;
    };
    const writeDefers = (at) => copyNumber(openDefers, copyNumber(openDefers, at));
    const writeKind = [writeBitmaps, writeBitmaps, writeObjects, null, writeDefers], alignOfKind = [4, 4, 8, 1, 1];
    const pool = (base, next) => ({ base, next, seen: [] });
    const name = pool(namesAt - 1, 1), counters = pool(countersAt - 1, 1), tables = pool(tablesAt, 0);
    const reference = (pool, stream, write, align = 1) => {
      const code = number(stream);
      if (code === 1) return -1;
      if (code === 2) return 0;
      if (code > 2) return pool.seen[code - 3];
      const at = Math.ceil(pool.next / align) * align;
      pool.next = write(pool.base + at) - pool.base;
      pool.seen.push(at);
      return at;
    };
    const firstEntry = view.getUint32(start - 8 * (count + 1), true); // in the index, which stands before
    for (let i = 0, at = start; i < count; i++, at += recordSize) {
      const p = pos[records], byCounter = stowed[p], others = stowed[p + 4];
      out.set(stowed.subarray(p + 1, pos[records] += 5), at + 40);
      put(at, firstEntry + i);
      put(at + 4, reference(name, names, writeName));
      put(at + 8, signed(args));
      put(at + 12, number(defers));
      put(at + 16, reference(counters, frameSizes, writeCounters));
      put(at + 28, byCounter);
      if (byCounter > 0) put(at + 48, reference(counters, maps, writeCounters));
      for (let kind = 0; kind < others; kind++) {
        put(at + 44 + 4 * (byCounter + kind), reference(tables, kinds + kind, writeKind[kind], alignOfKind[kind]));
      }
    }
  }
})();
