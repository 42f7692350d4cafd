import type { Credentials } from '../../contract/auth.ts'
import type { Language } from '../../words/speech.ts'
import type { AppContext } from '../context.ts'
import { createAccount, findByEmail } from './account-store.ts'
import { accountExists } from './library-problem.ts'
import { mailVerification } from './mailed-links.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'

type Person = { readonly id: string; readonly email: string; readonly passwordHash: string }

/** Makes an account and mails the link that confirms its address, both or neither. @throws Problem account-exists */
export async function join(
  context: Pick<AppContext, 'db' | 'mail' | 'config' | 'secret' | 'now'>,
  { email, password }: Credentials,
  language: Language,
): Promise<Person> {
  const passwordHash = await hashPassword(password)
  return context.db.asSystem(async (queries) => {
    const user = await createAccount(queries, { email, passwordHash, language, at: context.now() })
    if (!user) throw accountExists()
    await mailVerification(context, user, { queries })
    return { ...user, passwordHash }
  })
}

/** Whose address and password these are, with the hash that was looked at, or null. */
export async function whoHas({ db }: Pick<AppContext, 'db'>, { email, password }: Credentials): Promise<Person | null> {
  const user = await db.asSystem((queries) => findByEmail(queries, email))
  if (user?.passwordHash)
    return (await verifyPassword(password, user.passwordHash)) ? { ...user, passwordHash: user.passwordHash } : null
  // As much work as for a known address, so that the time does not tell them apart.
  await hashPassword(password)
  return null
}
