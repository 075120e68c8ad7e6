// What keys open, in one file.
export { KeysModal } from '#web/app/keys/KeysModal.tsx'
export { SearchModal } from './SearchModal.tsx'
export { goByKey } from '#web/app/keys/go-by-key.ts'
