/** Levels of lines, from none given to an error. The numbers are what the line index keeps. */
export const levels = ['none', 'debug', 'info', 'warning', 'error'] as const;

/** Time and level read from the beginning of a line. */
interface LineHead {
  /** When it was written, in milliseconds since 1970; NaN when it does not say. */
  time: number;
  /** Place of its level in {@link levels}; -1 when it does not say. */
  level: number;
}

/** So many bytes of a line are looked at for its level. */
const lookedAt = 120;

const packed = (word: string) => {
  let key = 0;
  for (let at = 0; at < word.length; at += 1) key = key * 32 + (word.charCodeAt(at) & 31);
  return key;
};

const levelOfWord = new Map<number, number>(
  Object.entries({
    TRACE: 1,
    FINE: 1,
    DEBUG: 1,
    INFO: 2,
    NOTICE: 2,
    WARN: 3,
    WARNING: 3,
    ERR: 4,
    ERROR: 4,
    SEVERE: 4,
    CRIT: 4,
    CRITICAL: 4,
    FATAL: 4,
    EMERG: 4,
  }).map(([word, level]) => [packed(word), level]),
);

/** Longest word for a level. */
const longestWord = 8;

const isDigit = (byte: number | undefined) => byte !== undefined && byte >= 48 && byte <= 57;
const isUpper = (byte: number) => byte >= 65 && byte <= 90;
const isLower = (byte: number) => byte >= 97 && byte <= 122;

/** Signs before and after which a level in small letters is meant as one: `level=error`, `[warn]`, `"info"`. */
const before = new Set([...'=:"[<('].map((sign) => sign.charCodeAt(0)));
const after = new Set([...'"]>:)|'].map((sign) => sign.charCodeAt(0)));

const digits = (bytes: Uint8Array, at: number, count: number): number => {
  let value = 0;
  for (let place = at; place < at + count; place += 1) {
    if (!isDigit(bytes[place])) return -1;
    value = value * 10 + (bytes[place] as number) - 48;
  }
  return value;
};

const dash = 45;
const colon = 58;
const space = 32;

/** Reads heads of lines; keeps the day that it read last, since it is that of most lines. */
export function lineHeadReader(now: number): (bytes: Uint8Array, from: number, to: number) => LineHead {
  const head: LineHead = { time: Number.NaN, level: -1 };
  let [lastDay, midnight] = [-1, 0];
  const thisYear = new Date(now).getUTCFullYear();

  const dayStart = (year: number, month: number, day: number) => {
    const key = (year * 13 + month) * 32 + day;
    if (key !== lastDay) [lastDay, midnight] = [key, Date.UTC(year, month - 1, day)];
    return midnight;
  };

  /** `19:42:01`, with what may follow: `.123`, `,123`, `Z`, `+01:00`; without a zone it is UTC. */
  const readClock = (bytes: Uint8Array, at: number): number => {
    const [hours, minutes, seconds] = [
      digits(bytes, at, 2),
      digits(bytes, at + 3, 2),
      digits(bytes, at + 6, 2),
    ];
    if (hours < 0 || minutes < 0 || seconds < 0 || bytes[at + 2] !== colon || bytes[at + 5] !== colon)
      return Number.NaN;
    let time = ((hours * 60 + minutes) * 60 + seconds) * 1000;
    let place = at + 8;
    if ((bytes[place] === 46 || bytes[place] === 44) && isDigit(bytes[place + 1])) {
      place += 1;
      for (let weight = 100; isDigit(bytes[place]); weight /= 10) {
        if (weight >= 1) time += ((bytes[place] as number) - 48) * weight;
        place += 1;
      }
    }
    const sign = bytes[place] === 43 ? -1 : bytes[place] === dash ? 1 : 0;
    if (sign !== 0) {
      const zoneHours = digits(bytes, place + 1, 2);
      const zoneMinutes = digits(bytes, place + (bytes[place + 3] === colon ? 4 : 3), 2);
      if (zoneHours >= 0) time += sign * (zoneHours * 60 + Math.max(0, zoneMinutes)) * 60_000;
    }
    return time;
  };

  /** `2026-11-22T19:42:01`, or with a space between. */
  const readIso = (bytes: Uint8Array, at: number): number => {
    const year = digits(bytes, at, 4);
    if (year < 0 || bytes[at + 4] !== dash || bytes[at + 7] !== dash) return Number.NaN;
    const [month, day] = [digits(bytes, at + 5, 2), digits(bytes, at + 8, 2)];
    const between = bytes[at + 10];
    if (month < 1 || month > 12 || day < 1 || day > 31 || (between !== 84 && between !== space))
      return Number.NaN;
    return dayStart(year, month, day) + readClock(bytes, at + 11);
  };

  /** `Nov 22 19:42:01`, of the year that ends now. */
  const readSyslog = (bytes: Uint8Array, at: number): number => {
    const name = String.fromCharCode(bytes[at] ?? 0, bytes[at + 1] ?? 0, bytes[at + 2] ?? 0);
    const month = months.indexOf(name) + 1;
    if (month === 0 || bytes[at + 3] !== space) return Number.NaN;
    const day = bytes[at + 4] === space ? digits(bytes, at + 5, 1) : digits(bytes, at + 4, 2);
    if (day < 1 || day > 31) return Number.NaN;
    const clock = readClock(bytes, at + 7);
    const time = dayStart(thisYear, month, day) + clock;
    return time > now + 86_400_000 ? dayStart(thisYear - 1, month, day) + clock : time;
  };

  const readLevel = (bytes: Uint8Array, from: number, to: number): number => {
    const end = Math.min(to, from + lookedAt);
    let at = from;
    while (at < end) {
      const first = bytes[at] as number;
      if (!isUpper(first) && !isLower(first)) {
        at += 1;
        continue;
      }
      const start = at;
      let [key, upper] = [0, true];
      for (; at < end; at += 1) {
        const byte = bytes[at] as number;
        const small = isLower(byte);
        if (!small && !isUpper(byte)) break;
        if (small) upper = false;
        if (at - start < longestWord) key = key * 32 + (byte & 31);
      }
      if (at - start < 3 || at - start > longestWord) continue;
      const level = levelOfWord.get(key);
      if (level === undefined) continue;
      if (upper || before.has(bytes[start - 1] as number) || after.has(bytes[at] as number)) return level;
    }
    return -1;
  };

  return (bytes, from, to) => {
    const opening = bytes[from] as number;
    // `[2026-…` and `<2026-…`: what is before the time may be one sign.
    const at = opening === 91 || opening === 60 || opening === 34 ? from + 1 : from;
    head.time = to - at < 15 ? Number.NaN : isDigit(bytes[at]) ? readIso(bytes, at) : readSyslog(bytes, at);
    head.level = readLevel(bytes, from, to);
    return head;
  };
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
