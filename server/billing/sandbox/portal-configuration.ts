import { type Form, objectOf, textOf } from './form.ts'
import { put } from './store.ts'
import { newId, type World } from './world.ts'

/** What a portal offers, as it was asked for; what the sandbox's portal cannot do is off. */
export async function createConfiguration(world: World, form: Form): Promise<object> {
  const [profile, features] = [objectOf(form, 'business_profile'), objectOf(form, 'features')]
  const isOn = (name: string) => textOf(objectOf(features, name), 'enabled') === 'true'
  const configuration = {
    id: newId('bpc'),
    object: 'billing_portal.configuration',
    created: world.at,
    business_profile: {
      headline: textOf(profile, 'headline') ?? null,
      privacy_policy_url: textOf(profile, 'privacy_policy_url') ?? null,
      terms_of_service_url: textOf(profile, 'terms_of_service_url') ?? null,
    },
    features: {
      customer_update: { allowed_updates: [], enabled: false },
      invoice_history: { enabled: isOn('invoice_history') },
      payment_method_update: { enabled: isOn('payment_method_update'), payment_method_configuration: null },
      subscription_cancel: {
        cancellation_reason: { enabled: false, feedback_options: null, options: [] },
        enabled: isOn('subscription_cancel'),
        mode: textOf(objectOf(features, 'subscription_cancel'), 'mode') ?? 'at_period_end',
        proration_behavior: 'none',
      },
      subscription_pause: { duration: { interval_options: [], type: 'indefinite' }, enabled: false },
      subscription_update: {
        billing_cycle_anchor: null,
        default_allowed_updates: [],
        enabled: false,
        proration_behavior: 'none',
        schedule_at_period_end: { conditions: [] },
        trial_update_behavior: 'continue_trial',
      },
    },
  }
  await put(world.queries, 'portal.configuration', configuration)
  return configuration
}
