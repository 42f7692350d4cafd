import { CREDENTIAL_MESSAGES } from '../../contract/credential-messages.ts'
import { isEmail } from '../../contract/email.ts'
import { PASSWORD_MAX } from '../../contract/limits.ts'
import { passwordProblem } from '../../contract/password.ts'

export type CredentialField = 'email' | 'password'
export type FieldFault = { field: CredentialField; message: string }

/** The first rule that the entries break, in the order of the fields; the server applies the same ones. */
export function firstFault(entries: { email?: string; password?: string }): FieldFault | null {
  if (entries.email !== undefined && !isEmail(entries.email))
    return { field: 'email', message: CREDENTIAL_MESSAGES.email }
  if (entries.password === undefined) return null
  const message =
    passwordProblem(entries.password) ??
    (entries.password.length > PASSWORD_MAX ? CREDENTIAL_MESSAGES.passwordLong : null)
  return message ? { field: 'password', message } : null
}
