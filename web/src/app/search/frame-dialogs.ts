// Everything that keys open, in one chunk.
export { SearchModal } from './SearchModal.tsx'
export { goByKey } from '#web/app/keys/go-by-key.ts'
