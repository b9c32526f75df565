// The public interface of updates for whoever joins the parts.
export { createUpdates } from './service.ts';
