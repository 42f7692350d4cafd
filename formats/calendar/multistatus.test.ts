import { expect, test } from 'vitest'
import { diceOf } from '../../engine/testing/random-life.ts'
import { etagIn, NoMultistatus, resourcesIn } from './multistatus.ts'

const EVENT = 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:Tea &amp; talk\nEND:VEVENT\nEND:VCALENDAR'
const ANSWER = `<?xml version="1.0"?>
<x:multistatus xmlns:x="DAV:" xmlns:cal="urn:ietf:params:xml:ns:caldav">
 <x:response><x:href>/robin/</x:href><x:propstat><x:prop>
  <x:resourcetype><x:collection/></x:resourcetype>
  <x:current-user-principal><x:href>/people/robin/</x:href></x:current-user-principal>
  <cal:calendar-home-set><x:href> /robin/ </x:href></cal:calendar-home-set>
 </x:prop><x:status>HTTP/1.1 200 OK</x:status></x:propstat></x:response>
 <x:response><x:href>/robin/home/</x:href><x:propstat><x:prop>
  <x:resourcetype><x:collection/><cal:calendar/></x:resourcetype>
  <cal:supported-calendar-component-set><cal:comp name="VTODO"/><cal:comp name="VEVENT"/></cal:supported-calendar-component-set>
 </x:prop></x:propstat></x:response>
 <x:response><x:href>/robin/tasks/</x:href><x:propstat><x:prop>
  <x:resourcetype><cal:calendar/></x:resourcetype>
  <cal:supported-calendar-component-set><cal:comp name="VTODO"/></cal:supported-calendar-component-set>
 </x:prop></x:propstat></x:response>
 <x:response><x:href>/robin/home/1.ics</x:href><x:propstat><x:prop><cal:calendar-data>${EVENT}</cal:calendar-data></x:prop></x:propstat></x:response>
 <x:response><x:href>/robin/home/2.ics</x:href><x:propstat><x:prop><cal:calendar-data><![CDATA[A & B]]></cal:calendar-data></x:prop></x:propstat></x:response>
</x:multistatus>`

test('says where somebody stands, which places are calendars of events, and what stands in them', () => {
  const [person, home, tasks, event, plain] = resourcesIn(ANSWER)
  expect(person).toMatchObject({ href: '/robin/', principal: '/people/robin/', home: '/robin/', isCalendar: false })
  expect(home).toMatchObject({ href: '/robin/home/', isCalendar: true, data: null })
  expect(tasks).toMatchObject({ href: '/robin/tasks/', isCalendar: false })
  expect(event?.data).toBe(EVENT.replace('&amp;', '&'))
  expect(plain?.data).toBe('A & B')
})

test.each([
  ['"1a"', '"1a"'],
  [' W/"x" ', 'W/"x"'],
  ['"a"\r\nauthorization: mine', null],
  ['x'.repeat(300), null],
  ['', null],
  [undefined, null],
])('what cannot be given back in a header is no ETag: %j', (text, etag) => {
  expect(etagIn(text)).toBe(etag)
})

test.each([
  ['nothing', ''],
  ['a page', '<html><body>Sign in</body></html>'],
  ['a cut answer', ANSWER.slice(0, 700)],
  ['entities of its own', `<!DOCTYPE x [<!ENTITY e "eeee">]>${ANSWER.slice(21)}`],
  ['no end of depth', `<d:multistatus xmlns:d="DAV:">${'<d:a>'.repeat(100_000)}`],
])('%s is no answer', (_, xml) => {
  expect(() => resourcesIn(xml)).toThrow(NoMultistatus)
})

test('whatever is broken in an answer, it is read or is none', () => {
  const dice = diceOf(7)
  for (let run = 0; run < 5000; run++) {
    const at = Math.floor(dice() * ANSWER.length)
    const broken = ANSWER.slice(0, at) + String.fromCharCode(dice() * 300) + ANSWER.slice(at + Math.floor(dice() * 9))
    try {
      resourcesIn(broken)
    } catch (error) {
      expect(error, broken).toBeInstanceOf(NoMultistatus)
    }
  }
})
