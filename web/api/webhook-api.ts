import type { NewWebhook, WebhookInput, Webhooks } from '../../contract/webhooks.ts'
import { request } from './request.ts'

/** Addresses of a person's own that are told what happens. */
export const webhookApi = {
  list: () => request<Webhooks>('/api/account/webhooks'),
  make: (body: WebhookInput) => request<NewWebhook>('/api/account/webhooks', { method: 'POST', body }),
  test: (id: string) => request<Webhooks>(`/api/account/webhooks/${id}/test`, { method: 'POST' }),
  resume: (id: string) => request<Webhooks>(`/api/account/webhooks/${id}/resume`, { method: 'POST' }),
  end: (id: string) => request(`/api/account/webhooks/${id}`, { method: 'DELETE' }),
}
