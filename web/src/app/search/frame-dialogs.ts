// What keys open, in one file.
export { KeysModal } from '#web/app/keys/KeysModal.tsx'
export { SearchModal } from './SearchModal.tsx'
