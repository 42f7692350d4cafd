import type { Weekday } from '../../engine/model.ts'
import { DayToggles } from '../ordinary-week/day-toggles.tsx'
import { KitToggles } from '../ordinary-week/kit-toggles.tsx'
import { TextField } from '../ui/text-field.tsx'
import { MY_WEEK } from '../words/my-week-words.ts'
import { WEEK_BOARD } from '../words/week-board-words.ts'
import { lightOf, lightTurned, lightWith } from './light.ts'
import type { Board } from './use-board.ts'

const words = WEEK_BOARD.day
const LABEL_MAX = 100

type Props = { board: Board; day: Weekday }

/** Whether a day of one week holds less than usual, what that is, on which days, and what there is to train with. */
export function LightDays({ board, day }: Props) {
  const { whole, make } = board
  const stretch = lightOf(whole, day)
  const name = MY_WEEK.days[day]
  const change = (part: Parameters<typeof lightWith>[2]) =>
    make({ week: lightWith(whole, day, part), place: null }, WEEK_BOARD.said.light(name))
  return (
    <>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm font-semibold">
        <input
          type="checkbox"
          className="size-6"
          checked={stretch !== null}
          onChange={() =>
            make(
              { week: lightTurned(whole, day), place: null },
              stretch ? WEEK_BOARD.said.open(name) : WEEK_BOARD.said.light(name),
            )
          }
        />
        {words.light}
      </label>
      {stretch && (
        <>
          <DayToggles legend={WEEK_BOARD.editor.days} days={stretch.days} onDays={(days) => change({ days })} />
          <KitToggles kit={stretch.equipment} onKit={(equipment) => change({ equipment })} />
          <TextField
            label={MY_WEEK.label}
            maxLength={LABEL_MAX}
            value={stretch.label}
            onValue={(label) => change({ label })}
          />
        </>
      )}
    </>
  )
}
