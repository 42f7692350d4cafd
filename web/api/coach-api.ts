import type {
  ChatEvent,
  ChatInput,
  CoachAdvice,
  CoachLetter,
  CoachSeen,
  CoachState,
  CoachWeek,
  CoachWords,
} from '../../contract/coach.ts'
import { stream } from './answers.ts'
import { request } from './request.ts'

/** What the screens ask of the coach. */
export const coachApi = {
  state: () => request<CoachState>('/api/coach'),
  words: () => request<{ words: CoachWords | null }>('/api/coach/words'),
  week: () => request<CoachWeek>('/api/coach/week'),
  advice: () => request<{ advice: CoachAdvice | null }>('/api/coach/advice'),
  letter: () => request<CoachLetter>('/api/coach/letter'),
  /** Has the texts read more finely; tells whether the plan changed by it. */
  read: () => request<{ changed: boolean }>('/api/coach/read', { method: 'POST', body: {} }),
  chat: (input: ChatInput) => stream<ChatEvent>('/api/coach/chat', input),
  seen: () => request<CoachSeen>('/api/coach/seen'),
}
