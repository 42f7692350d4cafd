import type { BridgeState } from '../../contract/bridge.ts'
import { request } from './request.ts'

/** The bridge to intervals.icu. */
export const bridgeApi = {
  state: () => request<BridgeState>('/api/bridge'),
  connect: (key: string) => request<BridgeState>('/api/bridge', { method: 'PUT', body: { key } }),
  disconnect: () => request('/api/bridge', { method: 'DELETE' }),
}
