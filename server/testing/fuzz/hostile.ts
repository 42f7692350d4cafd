import fc from 'fast-check'

/** Texts that have broken programs before. */
export const HOSTILE_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfffb',
  '\ufeff',
  '\u202eabc',
  'e\u0301'.repeat(40),
  '👩‍👩‍👧‍👦',
  '\r\nSet-Cookie: a=b',
  "' or 1=1 --",
  '"; drop table users; --',
  '{{7*7}}<%= 7*7 %>',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '%00%2e%2e%2f',
  '%',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'NaN',
  '-0',
  '1e999',
  '0000-00-00',
  '2026-02-30',
  '9999-12-31',
  '275760-09-13',
  '-000001-01-01',
  '25:61',
  'a@xn--e1afmkfd.xn--p1ai',
  'a&b!c=d#e@f.example',
  'a@b.example\r\nBcc: c@d.example',
  'x'.repeat(10_000),
  '9'.repeat(400),
  '('.repeat(500),
]

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ unit: 'binary', maxLength: 50 }),
)

/** Values of every kind that a field may not expect. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom(null, true, false, 0, -0, -1, 1e308, -1e308, 5e-324, 2 ** 31, 2 ** 53, 2 ** 63, 0.1, [], {}),
  fc.constantFrom(
    [[[[]]]],
    { $ne: null },
    { length: 1e9 },
    Array.from({ length: 300 }, (_, n) => n),
  ),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.jsonValue(),
)

/** Bodies that are not what their type says. */
export const hostileBody: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('', '{', '[', '"', 'null', '0', 'NaN', '{"a":1,}', '\ufeff{}', '{"a":1}{"b":2}', '\0'),
  fc.constantFrom('{"__proto__":{"password":"x"}}', '{"a":1,"a":2}', '{"a":1e999}', '{"a":"\\ud800"}'),
  fc.integer({ min: 1, max: 8_000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
  fc.integer({ min: 1, max: 5_000 }).map((depth) => '{"a":'.repeat(depth)),
  fc.constantFrom(70_000, 200_000).map((length) => JSON.stringify({ notes: 'x'.repeat(length) })),
  fc.json(),
  fc.string({ unit: 'binary' }),
)

// What a header may hold at all: the parser of HTTP refuses the rest before any of our code runs.
const headerText = fc.string({
  unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => (code === 0x7f ? ' ' : String.fromCharCode(code))),
  maxLength: 300,
})

/** Headers that no browser of ours sends. */
export const oddHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  {
    weight: 4,
    arbitrary: fc.record(
      {
        'content-type': fc.constantFrom(
          'text/plain',
          'application/json; charset=utf-7',
          'multipart/form-data',
          '',
          '/',
        ),
        'user-agent': headerText,
        'accept-language': headerText,
        'accept-encoding': fc.constantFrom('', '*', 'gzip', 'br;q=0', 'identity;q=0, *;q=0', 'x'.repeat(500)),
        'x-forwarded-for': fc.constantFrom('', 'unknown', '::1', '10.0.0.1, 2001:db8::1', "'; --", ','.repeat(200)),
        cookie: fc.oneof(headerText, fc.constantFrom('fulcrum-device=', 'fulcrum-device=99999999999.x', '=;=;=')),
        'stripe-signature': fc.constantFrom('', 't=1,v1=x', 't=99999999999999999999,v1=', 'v1=,,,=', 't=NaN'),
        'if-none-match': headerText,
        range: fc.constantFrom('bytes=0-', 'bytes=-1', 'lines=1-2'),
        host: fc.constantFrom('evil.example', '127.0.0.1', '[::1]'),
      },
      { requiredKeys: [], noNullPrototype: true },
    ),
  },
)
