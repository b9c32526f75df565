// Why a row of an import may be refused, for whoever says it in words.
export { rowProblems } from '../../contract/admin.ts';
