import type { Body, BodyDay } from '../../contract/body.ts'
import { request } from './request.ts'

/** Weight and measures. Each call answers what is kept after it. */
export const bodyApi = {
  body: () => request<Body>('/api/body'),
  keep: ({ date, ...values }: BodyDay) => request<Body>(`/api/body/${date}`, { method: 'PUT', body: values }),
  remove: (date: string) => request<Body>(`/api/body/${date}`, { method: 'DELETE' }),
  eraseAll: () => request<Body>('/api/body', { method: 'DELETE' }),
}
