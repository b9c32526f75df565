// What is wrong with the values of a form, for whoever fills it in.
export { checkValues, type FieldProblem } from '../../contract/form-check.ts';
