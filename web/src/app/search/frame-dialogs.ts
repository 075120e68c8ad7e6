// What keys open, in one file.
export { KeysModal } from '#web/app/keys/KeysModal.tsx'
export { SearchModal } from './SearchModal.tsx'
export { findGoPath } from '#web/app/keys/find-go-path.ts'
