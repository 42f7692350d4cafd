import type { PushDevice, PushDevices } from '../../contract/push.ts'
import { request } from './request.ts'

/** The devices that show reminders. */
export const pushApi = {
  devices: () => request<PushDevices>('/api/reminders/devices'),
  add: (device: PushDevice) => request('/api/reminders/devices', { method: 'POST', body: device }),
  remove: (id: string) => request(`/api/reminders/devices/${id}`, { method: 'DELETE' }),
}
