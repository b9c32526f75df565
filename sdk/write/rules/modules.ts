// The modules, skeletons and phrases of writing, for faces.
export {
  moduleNamed,
  moduleOf,
  writeModules,
  type WriteModule,
  type WriteModuleId,
} from '../../contract/write-modules.ts';
export { documentLevels, formFields, writeLimits } from '../../contract/write.ts';
export { fromMarkdown, toMarkdown } from '../../contract/rich-markdown.ts';
export { wordCount } from '../../contract/write-count.ts';
