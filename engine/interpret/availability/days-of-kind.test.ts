import { expect, test } from 'vitest'
import { withDaysOfKind } from './days-of-kind.ts'

test.each([
  ['College mon to thurs 10-4, mornings on college days', 'College mon to thurs 10-4, mornings on mon-thu     '],
  ['Office Tue and Thu, home late on office days', 'Office Tue and Thu, home late on tue/thu    '],
  ['Barista 5.30am-1.30pm Thurs-Mon. Nap 2-3 on work days', 'Barista 5.30am-1.30pm Thurs-Mon. Nap 2-3 on thu-mon  '],
  ['Mon and Fri wfh, run on wfh days', 'Mon and Fri wfh, run on mon/fri '],
])('days that are called by what is done on them are those that are named for it: %s', (text, meant) => {
  expect(withDaysOfKind(text)).toBe(meant)
})

test.each(['I work 9-5 and rest on work days', 'Nothing on office days', 'Days off vary, no gym on work days off'])(
  'where none are named, or others are meant, they stay as they are: %s',
  (text) => expect(withDaysOfKind(text)).toBe(text),
)
