// Leads back to the list of chats where list and conversation take turns.
import { useNavigate } from 'react-router';
import { useFrameFold } from '../frame/useFrameFold.ts';

/** The way back to the list, where list and conversation take turns. */
export function useWayBack(): { readonly onBack?: () => void } {
  const navigate = useNavigate();
  const fold = useFrameFold();
  return fold === 'turns' || fold === 'phone' ? { onBack: () => void navigate('/main/messages') } : {};
}
