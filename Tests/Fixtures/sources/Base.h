#import <UIKit/UIKit.h>
/* @interface Commented : UIView @end */
NS_ASSUME_NONNULL_BEGIN
static NSString *const kBase = @"base";
@protocol BaseDelegate <NSObject>
- (void)baseDidEnd:(id)base;
@end

@interface BaseViewController : UITableViewController <BaseDelegate> {
    IBOutlet UIView *_header, *footer;
}
@property (nonatomic, weak, nullable) IBOutlet UILabel *note, *remark;
@property (copy) void (^handler)(NSInteger, BOOL);
- (IBAction)close:(id)sender NS_SWIFT_NAME(close(_:));
- (void)move:(id)item toIndex:(NSUInteger)index;
- (void)reset NS_REQUIRES_SUPER;
@end

@interface Generic<__covariant Item> : NSObject
@end
NS_ASSUME_NONNULL_END
