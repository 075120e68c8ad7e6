import { limitSettings } from './limit-settings.ts'
import { officeSettings } from './office-settings.ts'
import type { SettingDefinition } from './setting-definition.ts'
import { studySettings } from './study-settings.ts'

/**
 * Every setting of the university. The command, the import, the readiness checks, the database and docs/settings.md take
 * valid values from here. A new setting needs only an entry here: `migrate` adds its row.
 */
export const settings: readonly SettingDefinition[] = [...officeSettings, ...studySettings, ...limitSettings]
