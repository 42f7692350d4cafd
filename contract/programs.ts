import { z } from 'zod'
import { AskedChange } from './changes.ts'
import { text } from './text.ts'

/** [days] that a proposal waits for an answer. @source default-ours */
export const PROPOSAL_DAYS = 14

/** What a person may let a program of theirs do; nothing else is open to one. */
export const SCOPES = ['plan:read', 'history:read', 'records:write', 'plan:propose'] as const
export type Scope = (typeof SCOPES)[number]

export const TokenInput = z.object({
  /** How its person knows it. */
  name: text('Please give it a name').trim().min(1, 'Please give it a name').max(60, 'Please give it a shorter name'),
  scopes: z.array(z.enum(SCOPES), { error: 'Please choose what it may do' }).min(1, 'Please choose what it may do'),
})
export type TokenInput = z.infer<typeof TokenInput>

/** The only answer that holds a token. */
export const NewToken = z.object({ token: z.string() })
export type NewToken = z.infer<typeof NewToken>

/** The tokens of a person, as far as they are shown again. */
export const ProgramTokens = z.object({
  tokens: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      scopes: z.array(z.enum(SCOPES)),
      created_at: z.iso.datetime(),
      expires_at: z.iso.datetime(),
      /** To within an hour; null where it was never used. */
      used_at: z.iso.datetime().nullable(),
    }),
  ),
})
export type ProgramTokens = z.infer<typeof ProgramTokens>

/** A change that a program proposes: one that was offered, as it was offered. */
export const ProposalInput = z.object({ change: AskedChange })

/** What programs proposed and its person has not answered yet. */
export const Proposals = z.object({
  proposals: z.array(
    z.object({
      id: z.uuid(),
      /** The name that its person gave to the program. */
      program: z.string(),
      date: z.string(),
      change: AskedChange,
      title: z.string(),
      text: z.string(),
    }),
  ),
})
export type Proposals = z.infer<typeof Proposals>
