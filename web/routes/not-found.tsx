import { NotFoundScreen } from './not-found-screen.tsx'

export const Component = NotFoundScreen
