import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { ChatEvent, CoachAdvice, CoachState } from '../../contract/coach.ts'
import { coachApi } from '../api/coach-api.ts'
import { type Changes, failureText } from '../changes/use-changes.ts'
import { stopForWords } from '../check-in/use-check-in.ts'
import type { Stop } from '../danger/use-stop.ts'
import { civilNow } from '../display/civil-now.ts'
import { AppLink } from '../links/app-link.tsx'
import type { Records } from '../records/use-records.ts'
import { Button } from '../ui/button.tsx'
import { buttonLook } from '../ui/button-look.ts'
import { Card } from '../ui/card.tsx'
import { CountedTextArea } from '../ui/counted-text-area.tsx'
import { FieldError } from '../ui/field.tsx'
import { CHANGE } from '../words/change-words.ts'
import { COACH } from '../words/coach-words.ts'
import { CHARACTERS } from '../words/typing-words.ts'

type Message = { role: 'person' | 'coach'; text: string; by?: 'model' | 'engine'; advice?: CoachAdvice }

const QUESTION_MAX = 1000
/** As many words as the server takes of one conversation. */
const MESSAGES_MAX = 40

type Talking = { changes: Changes; records: Records; stop: Stop; timeZone: string }

/** A conversation about the plan: questions, answers as they come in, and changes that one may make. */
export function CoachCard({ state, ...talking }: Talking & { state: CoachState }) {
  const [turn, setTurn] = useState({ count: 0, draft: '' })
  return (
    <Card title={COACH.title} className="screen-only">
      {state.consent_since === null ? (
        <>
          <p className="mb-4 text-sm text-soft">{COACH.off}</p>
          <AppLink to="/account" className={buttonLook('secondary')}>
            {COACH.allow}
          </AppLink>
        </>
      ) : state.within_budget ? (
        <>
          <p className="-mt-3 mb-4 text-sm text-soft">{COACH.lead}</p>
          <Suggestion changes={talking.changes} />
          {/* A new one is another: what still comes in for the one that was left is not shown in it. */}
          <Conversation
            key={turn.count}
            {...talking}
            draft={turn.draft}
            onAgain={(draft) => setTurn({ count: turn.count + 1, draft })}
          />
        </>
      ) : (
        <p className="text-sm">{COACH.spent}</p>
      )}
    </Card>
  )
}

/** The one safe change that the coach would make now, if any; asked for once a plan. */
function Suggestion({ changes }: { changes: Changes }) {
  const { data } = useQuery({
    queryKey: ['coach', 'advice'],
    queryFn: coachApi.advice,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!data?.advice) return null
  return (
    <div className="mb-5 text-sm">
      <h3 className="text-xs font-semibold text-soft">{COACH.suggests}</h3>
      <Proposal advice={data.advice} changes={changes} />
    </div>
  )
}

type Beginning = { draft: string; onAgain: (draft: string) => void }

function Conversation({ changes, records, stop, timeZone, draft, onAgain }: Talking & Beginning) {
  const [messages, setMessages] = useState<readonly Message[]>([])
  const [question, setQuestion] = useState(draft)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')

  async function ask(event: FormEvent) {
    event.preventDefault()
    const text = question.trim()
    if (busy || text === '') return
    const asked: Message[] = [...messages, { role: 'person', text }]
    setMessages(asked)
    setQuestion('')
    setFailure('')
    setBusy(true)
    // A danger is heard here as anywhere else; what is not saved the stop itself says.
    stopForWords(text, civilNow(timeZone).date, { records, stop }).catch(() => {})
    let answer: Message = { role: 'coach', text: '' }
    try {
      for await (const line of coachApi.chat({ messages: asked.map(({ role, text }) => ({ role, text })) })) {
        answer = withLine(answer, line)
        if (answer.text !== '') setMessages([...asked, answer])
      }
    } catch {
      setFailure(COACH.failed)
      if (answer.text === '') {
        // Nothing typed is lost: the question goes back where it was written.
        setMessages(messages)
        setQuestion(text)
      }
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <ol aria-label={COACH.conversation} aria-live="polite" className="grid gap-3 text-sm empty:hidden">
        {messages.map((message, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a conversation only grows at its end.
          <Said key={index} message={message} changes={changes} />
        ))}
      </ol>
      <form noValidate onSubmit={(event) => void ask(event)} className="mt-4 grid gap-3">
        <CountedTextArea
          said={CHARACTERS}
          label={COACH.label}
          placeholder={COACH.placeholder}
          name="question"
          rows={2}
          max={QUESTION_MAX}
          value={question}
          onValue={setQuestion}
        />
        <div role="alert">{failure && <FieldError id="coach-error" text={failure} />}</div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy} disabled={messages.length >= MESSAGES_MAX - 1}>
            {busy ? COACH.sending : COACH.send}
          </Button>
          {messages.length > 0 && (
            <Button look="quiet" onClick={() => onAgain(question)}>
              {COACH.again}
            </Button>
          )}
        </div>
      </form>
      <p className="mt-4 text-xs text-soft">{COACH.by}</p>
    </>
  )
}

/** An answer with one more line of what arrives. */
function withLine(answer: Message, line: ChatEvent): Message {
  if (line.type === 'text') return { ...answer, by: line.by, text: [answer.text, line.text].filter(Boolean).join(' ') }
  return line.type === 'advice' ? { ...answer, advice: line.advice } : answer
}

function Said({ message, changes }: { message: Message; changes: Changes }) {
  const isOwn = message.role === 'person'
  const byOther = message.by === 'engine' ? COACH.engine : COACH.coach
  return (
    <li className={isOwn ? 'ml-6 rounded-lg bg-wash px-4 py-2.5' : 'mr-2'}>
      <p className="text-xs font-semibold text-soft">{isOwn ? COACH.you : byOther}</p>
      <p>{message.text}</p>
      {message.advice && <Proposal advice={message.advice} changes={changes} />}
    </li>
  )
}

function Proposal({ advice, changes }: { advice: CoachAdvice; changes: Changes }) {
  const [done, setDone] = useState(false)
  const [failure, setFailure] = useState('')
  const accept = () => {
    setFailure('')
    changes.ask(advice.change).then(
      () => setDone(true),
      (problem: Error) => setFailure(failureText(problem, CHANGE.askFailed)),
    )
  }
  return (
    <div className="mt-2 rounded-md border border-edge px-4 py-3">
      <p className="font-semibold">{advice.title}</p>
      <p className="text-soft">{advice.reason}</p>
      <Button look="secondary" className="mt-2" busy={changes.asking !== null} disabled={done} onClick={accept}>
        {done ? COACH.accepted : COACH.accept}
      </Button>
      <div role="alert">{failure && <FieldError id="proposal-error" text={failure} />}</div>
    </div>
  )
}
