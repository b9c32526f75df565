// The public interface of updates for whoever joins the parts.
export { createUpdates, type UpdateParts } from './service.ts';
